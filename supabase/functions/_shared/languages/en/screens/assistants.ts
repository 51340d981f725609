import { icu } from '#languages/icu.ts'

/** How an assistant is connected; docs/assistants.md says more. */
export const assistants = {
  area: 'assistants',
  title: 'Connect an assistant',
  lead: icu(
    'Claude, Cursor, VS Code and others can answer from your {product} books and draft invoices for you.',
  ),
  copy: 'Copy',
  copied: 'Copied',
  copyOf: icu('Copy: {program}'),
  which: 'Your assistant',
  address: { title: 'The address', text: 'For any other assistant, use this address:' },
  key: {
    title: 'The key',
    text: 'Create a key for it under <connections>Setting → Connections</connections>. By default it can only read. To let it draft invoices, turn on “Drafts only”, and nothing else.',
  },
  may: {
    title: 'What it can do',
    text: 'It finds clients and documents, says what is owed, reads registers, and lists what to correct before a return. It saves drafts, which you check and issue. It cannot send, issue, record payments, file or delete.',
  },
  care: {
    title: 'What to watch',
    text: 'A key for invoices can also issue and send them over the <apiDocs>API</apiDocs>. Give an assistant that runs commands on your computer a key that only reads. We mark text from clients as data, but an assistant can still be misled: check what it does next.',
  },
  claude: {
    title: 'Claude',
    text: 'Claude Code, in a terminal:',
    connector:
      'Claude in the browser and on the desktop: Settings, Connectors, Add custom connector. Enter the address, and the request header Authorization with “Bearer” and your key. Not every plan has request headers.',
  },
  codex: {
    title: 'ChatGPT and Codex',
    text: 'ChatGPT takes no keys, so it cannot connect yet. Codex can, in a terminal, with your key in the variable BAHI_KEY:',
  },
  cursor: {
    title: 'Cursor',
    text: 'In the file ~/.cursor/mcp.json, with your key in the variable BAHI_KEY:',
  },
  code: {
    title: 'VS Code',
    text: 'In the file .vscode/mcp.json. VS Code asks for your key once and keeps it elsewhere:',
  },
} as const
