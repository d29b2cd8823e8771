-- The server of rtblgen, for `vim.lsp.enable("rtblgen")`.
local function show(command, filetype)
  return function(_, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
    local arguments = { position.textDocument.uri, position.position }
    client:request("workspace/executeCommand", { command = command, arguments = arguments }, function(err, text)
      if err then
        vim.notify(err.message, vim.log.levels.ERROR)
        return
      end
      vim.cmd.vnew()
      vim.bo.buftype, vim.bo.filetype = "nofile", filetype
      vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, "\n"))
    end)
  end
end

return {
  cmd = { "rtblgen", "lsp" },
  filetypes = { "tablegen", "pdll", "mlir" },
  root_markers = { "Cargo.toml", "tablegen_compilation_database.yml", ".git" },
  init_options = { generators = "auto" },
  on_attach = function(client, buffer)
    local views = {
      RtblgenRust = { "rtblgen.showRust", "rust" },
      RtblgenRecords = { "rtblgen.showRecords", "tablegen" },
      RtblgenPage = { "rtblgen.showPage", "markdown" },
      RtblgenPdl = { "rtblgen.showPdl", "mlir" },
      RtblgenPasses = { "rtblgen.showPasses", "diff" },
      RtblgenGeneric = { "rtblgen.showGeneric", "mlir" },
    }
    for name, view in pairs(views) do
      vim.api.nvim_buf_create_user_command(buffer, name, function()
        show(view[1], view[2])(nil, { client_id = client.id })
      end, {})
    end
  end,
}
