def "";
