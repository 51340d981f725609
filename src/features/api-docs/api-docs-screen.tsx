import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { product } from '#domain/product.ts'
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
  return (
    <LoadingRegion label="Loading the description">
      <Stack gap="2">
        {places.map((place) => (
          <Panel key={place} py="0">
            <RowSkeleton />
          </Panel>
        ))}
      </Stack>
    </LoadingRegion>
  )
}

/** The REST interface, to read and to try with a session of its own. */
export function ApiDocsScreen() {
  usePageTitle('API')
  const [document, setDocument] = useState<ApiDocument | null>()

  const ask = useCallback(() => {
    setDocument(undefined)
    askDocument().then(setDocument, () => setDocument(null))
  }, [])
  useEffect(ask, [ask])

  return (
    <PageWidth py={{ base: '8', md: '12' }}>
      <Heading as="h1" textStyle="heading">
        The {product.name} API
      </Heading>
      <Text mt="2" mb="6" color="fg.muted" maxW="60ch">
        Everything the app does, over HTTP. Log in here with POST /user/auth/login to try the calls.
      </Text>
      <Box minH="60dvh">
        {document === undefined && <Loading />}
        {document === null && (
          <ErrorState
            title="The description could not be loaded"
            message="Check your connection, then try again."
            onRetry={ask}
          />
        )}
        {document && <OperationList document={document} />}
      </Box>
    </PageWidth>
  )
}
