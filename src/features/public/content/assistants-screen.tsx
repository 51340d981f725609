import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { product } from '#domain/product.ts'
import { assistants } from '#languages/en/screens/assistants.ts'
import { useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { ContentPage } from './content-page.tsx'
import { GivenCode } from './given-code.tsx'
import { marked } from './marked.tsx'
import { Section } from './section.tsx'

const programs = ['claude', 'codex', 'cursor', 'code'] as const
type Program = (typeof programs)[number]

const file = (content: object) => JSON.stringify(content, null, 2)

/** What each program is given: a command, or the content of its file. */
const settings = (url: string): Record<Program, string> => ({
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

/** How an assistant is given the address of this host and a key: the steps of the one that is chosen. */
export function AssistantsScreen() {
  const { title, lead, which, address, ...words } = useWords(assistants)
  const [program, setProgram] = useState<Program>('claude')
  const url = `${window.location.origin}/api/mcp`
  const chosen = words[program]
  return (
    <ContentPage title={title} lead={lead({ product: product.name })}>
      <Section {...words.key} />
      <h2>{which}</h2>
      <Box mt="3" mb="4">
        <SegmentedToggle
          oneLine
          label={which}
          options={programs.map((value) => ({ value, label: words[value].title }))}
          value={program}
          onChange={(next) => next && setProgram(next)}
        />
      </Box>
      <Box>
        <p>{chosen.text}</p>
        <GivenCode key={program} forWhat={chosen.title} code={settings(url)[program]} />
        {program === 'claude' && <p>{marked(words.claude.connector)}</p>}
        <p>{marked(address.text)}</p>
        <GivenCode forWhat={address.title} code={url} />
      </Box>
      <Section {...words.may} />
      <Section {...words.care} />
    </ContentPage>
  )
}
