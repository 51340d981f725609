import { Box, type BoxProps, Flex, Grid, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import type { DraftKind } from '#domain/draft.ts'
import { InvoiceFormFrame } from './invoice-form-frame.tsx'

const control = { h: { base: '11', md: '10' }, borderRadius: 'l2' }

/** A label with its control below. */
function FieldDraft({ children = <Skeleton {...control} />, ...box }: BoxProps) {
  return (
    <Box {...box}>
      <Skeleton h="3.5" mt="0.5" mb="2" w="20" />
      {children}
    </Box>
  )
}

/** The create form while it is unknown what stands above it: as high as the form, over which it lies. */
export function InvoiceFormSkeleton({ kind }: { kind?: DraftKind | undefined }) {
  return (
    <InvoiceFormFrame
      kind={kind}
      client={
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="5">
          {['name', 'email', 'due date', 'currency'].map((field) => (
            <FieldDraft key={field} />
          ))}
          <FieldDraft gridColumn={{ md: 'span 2' }}>
            <Skeleton h="24" borderRadius="l2" />
            <Skeleton h="3.5" mt="3.5" mb="0.5" w="32" />
          </FieldDraft>
        </SimpleGrid>
      }
      items={
        <Stack gap="3">
          <Grid
            templateColumns={{
              base: 'minmax(0, 1fr) minmax(0, 2fr) 2.75rem',
              md: 'minmax(0, 1fr) 6rem 9.5rem 2.5rem',
            }}
            columnGap="3"
            rowGap="2"
            pb={{ base: '17px', md: '0' }}
          >
            <FieldDraft gridColumn={{ base: 'span 3', md: 'auto' }} />
            <FieldDraft />
            <FieldDraft />
          </Grid>
          <Skeleton h={{ base: '11', md: '9' }} w="28" borderRadius="l2" />
        </Stack>
      }
      summary={
        <Stack gap="4">
          <Stack gap="3">
            <Flex justify="space-between" align="center" h={{ base: '7', md: '8' }}>
              <Skeleton h="4" w="12" />
              <Skeleton h="6" w="24" />
            </Flex>
            <Skeleton h="9" />
          </Stack>
          <Flex gap="3" direction={{ base: 'column', sm: 'row', lg: 'column' }}>
            <Skeleton {...control} flex={{ sm: '1', lg: 'none' }} />
            <Skeleton {...control} flex={{ sm: '1', lg: 'none' }} />
          </Flex>
        </Stack>
      }
    />
  )
}
