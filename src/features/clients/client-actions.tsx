import { Button, Flex } from '@chakra-ui/react'
import { FilePlus2, FileText, Repeat } from 'lucide-react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { ActionMenu } from '../../ui/layout/action-menu.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { useRepeat } from './documents/use-repeat.ts'

/** The next actions with a client; on a phone all but the first stand in a menu. */
export function ClientActions({ client }: { client: Client }) {
  const { page: words, documents, list } = useWords(clients)
  const { repeat, pending } = useRepeat(client.id)
  const statement = reportPaths.statement(client.id)
  return (
    <>
      <Flex hideBelow="md" gap="3">
        <Button asChild variant="outline">
          <Link to={statement}>
            <FileText aria-hidden /> {words.statement}
          </Link>
        </Button>
        {repeat && (
          <Button variant="outline" disabled={pending} onClick={repeat}>
            <Repeat aria-hidden /> {pending ? documents.opening : documents.repeat}
          </Button>
        )}
      </Flex>
      <Flex gap="3" flex={{ base: '1', md: '0' }}>
        <Button asChild flex="1">
          <Link to={paths.invoiceFor(client.id)}>
            <FilePlus2 aria-hidden /> {words.newInvoice}
          </Link>
        </Button>
        <Flex hideFrom="md">
          <ActionMenu
            outlined
            label={list.actions({ name: client.name })}
            actions={[
              { value: 'statement', icon: FileText, text: words.statement, to: statement },
              ...(repeat
                ? [{ value: 'repeat', icon: Repeat, text: documents.repeat, run: repeat }]
                : []),
            ]}
          />
        </Flex>
      </Flex>
    </>
  )
}
