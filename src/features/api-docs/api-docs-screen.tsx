import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { product } from '#domain/product.ts'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { PageWidth } from '../../ui/layout/page-width.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type ApiDocument, askDocument } from './api-document.ts'
import { OperationList } from './operation-list.tsx'

const places = ['one', 'two', 'three', 'four', 'five', 'six']

function Loading() {
  const words = useWords(apiDocs)
  return (
    <LoadingRegion label={words.loading}>
      <Stack gap="2">
        {places.map((place) => (
          <Panel key={place} py={{ base: '0', md: '0' }}>
            <RowSkeleton />
          </Panel>
        ))}
      </Stack>
    </LoadingRegion>
  )
}

/** The REST interface, to read and to try with a session of its own. */
export function ApiDocsScreen() {
  const words = useWords(apiDocs)
  usePageTitle(words.title)
  const [document, setDocument] = useState<ApiDocument | null>()

  const ask = useCallback(() => {
    setDocument(undefined)
    askDocument().then(setDocument, () => setDocument(null))
  }, [])
  useEffect(ask, [ask])

  return (
    <PageWidth py={{ base: '8', md: '12' }}>
      <Heading as="h1" textStyle="heading">
        {words.heading({ product: product.name })}
      </Heading>
      <Text mt="2" mb="6" color="fg.muted" maxW="60ch">
        {words.about({ login: 'POST /user/auth/login' })}
      </Text>
      <Box minH="60dvh">
        {document === undefined && <Loading />}
        {document === null && (
          <ErrorState title={words.failed} message={words.checkConnection} onRetry={ask} />
        )}
        {document && <OperationList document={document} />}
      </Box>
    </PageWidth>
  )
}
