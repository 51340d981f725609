import { Flex, Grid, Skeleton, Stack } from '@chakra-ui/react'
import { clients } from '#languages/en/screens/clients.ts'
import { useWords } from '../../language/words.ts'
import { FieldSkeleton } from '../../ui/feedback/field-skeleton.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const rows = ['first', 'second', 'third', 'fourth']
const groups = ['identity', 'contact', 'address']

/** The name, and the buttons beside it. */
const Head = ({ buttons }: { buttons: number }) => (
  <Flex wrap="wrap" justify="space-between" rowGap="4" mb={{ base: '5', md: '6' }}>
    <div>
      <Skeleton h="7" my="0.5" w="56" maxW="full" />
      <Skeleton h="4" mt="2" mb="1" w="40" maxW="full" />
    </div>
    <Flex gap="3">
      {rows.slice(0, buttons).map((row) => (
        <Skeleton key={row} h={{ base: '11', md: '9' }} w="28" borderRadius="l2" />
      ))}
    </Flex>
  </Flex>
)

/** A client's page before the client is known. */
export function ClientSkeleton() {
  const { page: words } = useWords(clients)
  return (
    <LoadingRegion label={words.loading}>
      <Head buttons={2} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          <Panel>
            <Skeleton h="5" w="28" />
            <Skeleton h="6" mt="4" w="36" />
            <Skeleton h="2.5" mt="3" borderRadius="full" />
            <Skeleton h="9" mt="4" />
          </Panel>
          <Panel>
            <Skeleton h="5" mb="2" w="28" />
            {rows.map((row) => (
              <RowSkeleton key={row} />
            ))}
          </Panel>
        </Stack>
        <Panel display="grid" gap="4">
          <Skeleton h="5" w="20" />
          {rows.map((row) => (
            <FieldSkeleton key={row} />
          ))}
        </Panel>
      </Grid>
    </LoadingRegion>
  )
}

/** A client's form before the client is known: groups of fields, each beside its heading. */
export function ClientFormSkeleton() {
  const { page: words } = useWords(clients)
  return (
    <LoadingRegion label={words.loading}>
      <Head buttons={0} />
      <Panel display="grid" gap="6">
        {groups.map((group) => (
          <Grid key={group} templateColumns={{ base: '1fr', lg: '11rem minmax(0, 42rem)' }} gap="6">
            <Skeleton h="5" w="24" />
            <Stack gap="5">
              {rows.slice(0, 2).map((row) => (
                <div key={row}>
                  <Skeleton h="3.5" mb="2" w="24" />
                  <Skeleton h={{ base: '11', md: '9' }} maxW="24rem" borderRadius="l2" />
                </div>
              ))}
            </Stack>
          </Grid>
        ))}
      </Panel>
    </LoadingRegion>
  )
}
