import { product } from '#domain/product.ts'
import { assistants } from '#languages/en/screens/assistants.ts'
import { useWords } from '#src/language/words.ts'
import { ContentPage } from './content-page.tsx'
import { GivenCode } from './given-code.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'

const file = (content: object) => JSON.stringify(content, null, 2)

/** What each program is given: a command, or the content of its file. */
const settings = (url: string) => ({
  claude: `claude mcp add --transport http bahi ${url} --header "Authorization: Bearer bahi_live_…"`,
  codex: `codex mcp add bahi --url ${url} --bearer-token-env-var BAHI_KEY`,
  cursor: file({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Cursor puts the variable in.
    mcpServers: { bahi: { url, headers: { Authorization: 'Bearer ${env:BAHI_KEY}' } } },
  }),
  code: file({
    inputs: [{ id: 'bahi-key', type: 'promptString', description: product.name, password: true }],
    servers: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code puts the key in.
      bahi: { type: 'http', url, headers: { Authorization: 'Bearer ${input:bahi-key}' } },
    },
  }),
})

/** How an assistant is given the address of this host and a key. */
export function AssistantsScreen() {
  const { title, lead, address, claude, codex, cursor, code, ...words } = useWords(assistants)
  const url = `${window.location.origin}/api/mcp`
  const given = settings(url)
  return (
    <ContentPage title={title} lead={lead({ product: product.name })}>
      <Section {...words.key} />
      <Section {...address} />
      <GivenCode forWhat={address.title} code={url} />
      <Section {...words.may} />
      <Section {...words.care} />
      <Section title={claude.title} text={claude.code} />
      <GivenCode forWhat={claude.title} code={given.claude} />
      <p>{marked(claude.connector)}</p>
      <Section {...codex} />
      <GivenCode forWhat={codex.title} code={given.codex} />
      <Section {...cursor} />
      <GivenCode forWhat={cursor.title} code={given.cursor} />
      <Section {...code} />
      <GivenCode forWhat={code.title} code={given.code} />
    </ContentPage>
  )
}
