-- The server of rtblgen: for `vim.lsp.enable("rtblgen")`, and, as a plugin, for Neovim before 0.11.

-- Commands of buffers: each with the command of the server, and the language of the text that it answers.
local views = {
  RtblgenRust = { "rtblgen.showRust", "rust" },
  RtblgenRecords = { "rtblgen.showRecords", "tablegen" },
  RtblgenPage = { "rtblgen.showPage", "markdown" },
  RtblgenPdl = { "rtblgen.showPdl", "mlir" },
  RtblgenPasses = { "rtblgen.showPasses", "diff" },
  RtblgenGeneric = { "rtblgen.showGeneric", "mlir" },
}

-- Asks the server about the cursor, and shows its answer in a new window.
local function show(client, command, filetype, argument)
  local at = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local params = { command = command, arguments = { at.textDocument.uri, at.position, argument } }
  local function ask(method, values, answer)
    -- The client is a table of functions before Neovim 0.11, and an object since.
    if vim.fn.has("nvim-0.11") == 1 then return client:request(method, values, answer, 0) end
    return client.request(method, values, answer, 0)
  end
  ask("workspace/executeCommand", params, function(err, text)
    if err then
      vim.notify(err.message, vim.log.levels.ERROR)
      return
    end
    vim.cmd("vnew")
    vim.bo.buftype, vim.bo.filetype = "nofile", filetype
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, "\n"))
  end)
end

local config = {
  name = "rtblgen",
  cmd = { "rtblgen", "lsp" },
  filetypes = { "tablegen", "pdll", "mlir" },
  root_markers = { "Cargo.toml", "tablegen_compilation_database.yml", ".git" },
  init_options = { generators = "auto" },
  on_attach = function(client, buffer)
    for name, view in pairs(views) do
      vim.api.nvim_buf_create_user_command(buffer, name, function(options)
        show(client, view[1], view[2], options.args ~= "" and options.args or nil)
      end, { nargs = "?" })
    end
  end,
}

-- The folder above a buffer's file that has the first marker that is found.
local function root(buffer)
  local above = vim.fn.escape(vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p:h"), " ,;") .. ";"
  for _, marker in ipairs(config.root_markers) do
    local file, folder = vim.fn.findfile(marker, above), vim.fn.finddir(marker, above)
    local found = file ~= "" and file or folder
    if found ~= "" then
      return vim.fn.fnamemodify(found, ":p"):gsub("/$", ""):match("^(.*)/")
    end
  end
end

-- Starts a server for each root, and attaches buffers to it.
local function start_by_file_type()
  local clients = {}
  vim.api.nvim_create_autocmd("FileType", {
    pattern = config.filetypes,
    callback = function(event)
      local buffer = event and event.buf or vim.api.nvim_get_current_buf()
      local folder = root(buffer) or vim.fn.getcwd()
      clients[folder] = clients[folder] or vim.lsp.start_client(vim.tbl_extend("error", config, { root_dir = folder }))
      vim.lsp.buf_attach_client(buffer, clients[folder])
      vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
    end,
  })
end

if not vim.lsp.enable then
  start_by_file_type()
end

return config
