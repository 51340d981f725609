import { Button, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { connections } from '#languages/en/screens/connections.ts'
import { type ApiKey, useApiKeys } from '#src/data/account/api-keys.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ConnectionList } from './connection-list.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import { MakeKeyDialog } from './make-key-dialog.tsx'

const TextLink = chakra(Link)

/** The keys of the person's programs, or what a key is for. */
export function KeysPanel() {
  const words = useWords(connections)
  const keys = useApiKeys()
  const [making, setMaking] = useState(false)
  const [ended, setEnded] = useState<ApiKey | null>(null)
  const maker = useFocusReturn(making || ended !== null)

  const linkTo = (path: string) => (text: ReactNode) => (
    <TextLink to={path} me="5" color="neel.fg" fontWeight="500" display="inline-block" py="1">
      {text}
    </TextLink>
  )
  const marks = { link: linkTo(paths.apiDocs), guide: linkTo(paths.assistants) }
  return (
    <>
      <ConnectionList
        words={words}
        asked={keys}
        make={
          <Button
            ref={maker}
            // The first thing to do here; once there are keys, it is one of several.
            variant={keys.data?.length === 0 ? 'solid' : 'outline'}
            aria-haspopup="dialog"
            onClick={() => setMaking(true)}
          >
            {words.make}
          </Button>
        }
        how={rich(words.how, marks)}
        row={(key) => <KeyRow key={key.id} apiKey={key} onEnd={() => setEnded(key)} />}
      />
      {making && <MakeKeyDialog onClose={() => setMaking(false)} />}
      {ended && <EndKeyDialog apiKey={ended} onClose={() => setEnded(null)} />}
    </>
  )
}
