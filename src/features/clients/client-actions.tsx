import { Button, Flex, Icon } from '@chakra-ui/react'
import { FilePlus2, FileText, Repeat } from 'lucide-react'
import type { Client } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import { useMayWrite } from '#src/data/account/businesses.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { reportPaths } from '../../lib/paths/report-paths.ts'
import { ActionMenu } from '../../ui/layout/action-menu.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { useRepeat } from './documents/use-repeat.ts'

/** The next actions with a client; on a phone the repeat stands in a menu. */
export function ClientActions({ client }: { client: Client }) {
  const { page: words, documents, list } = useWords(clients)
  const writes = useMayWrite()
  const { repeat, pending } = useRepeat(client.id)
  const statement = reportPaths.statement(client.id)
  return (
    <Flex gap="3" wrap="wrap" flex={{ base: '1', md: '0 1 auto' }}>
      <Button
        asChild
        variant="outline"
        flex={{ base: '1 0 auto', md: 'none' }}
        px={{ base: '3', md: '4' }}
      >
        <Link to={statement}>
          <Icon as={FileText} hideBelow="md" aria-hidden /> {words.statement}
        </Link>
      </Button>
      {writes && repeat && (
        <Button hideBelow="md" variant="outline" disabled={pending} onClick={repeat}>
          <Repeat aria-hidden /> {pending ? documents.opening : documents.repeat}
        </Button>
      )}
      {writes && (
        <Button
          asChild
          order={{ base: -1, md: 0 }}
          flex={{ base: '1 0 auto', md: 'none' }}
          px={{ base: '3', md: '4' }}
        >
          <Link to={paths.invoiceFor(client.id)}>
            <Icon as={FilePlus2} hideBelow="md" aria-hidden /> {words.newInvoice}
          </Link>
        </Button>
      )}
      {writes && repeat && (
        <Flex hideFrom="md">
          <ActionMenu
            outlined
            label={list.actions({ name: client.name })}
            actions={[{ value: 'repeat', icon: Repeat, text: documents.repeat, run: repeat }]}
          />
        </Flex>
      )}
    </Flex>
  )
}
