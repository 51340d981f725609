import { Box, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import { product } from '#domain/product.ts'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { PageWidth } from '../../ui/layout/page-width.tsx'
import { useColorMode } from '../../ui/theme/color-mode.ts'
import { withXsrfToken } from './xsrf.ts'

/** The viewer's own stylesheet has a dark side; it stands under this class. */
const DARK = 'dark-mode'

/** The viewer in the page's own type, on the page's own ground. */
const viewer = {
  '& .swagger-ui, & .swagger-ui :is(h1, h2, h3, h4, h5, p, a, td, th, label, button, select, .opblock-tag)':
    { fontFamily: 'body' },
  '& .swagger-ui .wrapper': { maxW: 'full', px: '0' },
  '& .swagger-ui .info': { my: '4' },
  // The heading above says it.
  '& .swagger-ui .info hgroup': { display: 'none' },
  'html.dark-mode:has(&)': { bg: 'bg' },
}

/** The REST interface, to read and to try with one's own session. */
export function ApiDocsScreen() {
  usePageTitle('API')
  const place = useRef<HTMLDivElement>(null)
  const isDark = useColorMode().resolved === 'dark'

  useEffect(() => {
    if (!place.current) return
    SwaggerUI({
      domNode: place.current,
      url: '/api/openapi.json',
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      requestInterceptor: withXsrfToken,
    })
  }, [])

  useEffect(() => {
    document.documentElement.classList.toggle(DARK, isDark)
    return () => document.documentElement.classList.remove(DARK)
  }, [isDark])

  return (
    <PageWidth py={{ base: '8', md: '12' }}>
      <Heading as="h1" textStyle="heading">
        The {product.name} API
      </Heading>
      <Text mt="2" color="fg.muted" maxW="60ch">
        Everything the app does, over HTTP. Log in here with POST /user/auth/login to try the calls.
      </Text>
      <Box ref={place} mt="6" overflowX="auto" css={viewer} />
    </PageWidth>
  )
}
