import { Box, Center, Flex, Image, Text } from '@chakra-ui/react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { sellerLines } from '#domain/document/view/parties.ts'
import { documentTitle } from '#domain/document/view/title.ts'
import { sheet } from '#languages/en/documents/sheet.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { useTypedSums } from '../typed-sums.tsx'

/** The seller and the title of the sheet: printed above all that is typed, in English. */
export function SellerBlock({ kind }: { kind: DraftKind }) {
  const { business: words } = useWords(editor)
  const { data: business } = useBusiness()
  const { document, supply } = useTypedSums()
  const title = business
    ? documentTitle({
        kind,
        business,
        buyer: { gstin: document.clientGstin },
        supply: supply && 'supply' in supply ? supply.supply : 'domestic',
        items: document.items.map((item) => ({
          gstRate: item.taxability === 'taxable' ? (item.gstRate ?? business.defaultGstRate) : null,
        })),
      })
    : documentTitle({
        ...{ kind, business: { gstRegistration: 'none' }, buyer: { gstin: null } },
        ...{ supply: 'domestic', items: [] },
      })
  return (
    <Flex gap="6" wrap="wrap" justify="space-between" px="1.5">
      <Box flex="1 1 14rem" minW="0">
        {business?.logo && <Image src={business.logo} alt="" maxW="226px" maxH="68px" mb="4" />}
        {business ? (
          <>
            <Text fontSize="1.25rem" fontWeight="600" lineHeight="1.875rem" overflowWrap="anywhere">
              {business.name}
            </Text>
            {/* With the name as high as the place below. */}
            <Box minH="42px">
              <Text
                lang="en-IN"
                textStyle="meta"
                color="fg.muted"
                lineHeight="1.6"
                whiteSpace="pre-line"
                overflowWrap="anywhere"
              >
                {sellerLines({ ...business, signature: null }, sheet).join('\n')}
              </Text>
            </Box>
          </>
        ) : (
          // A place for it: no name that could be taken for one.
          <Center
            maxW="16rem"
            minH="72px"
            px="4"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.control"
            borderRadius="l1"
            color="fg.muted"
          >
            {words.yours}
          </Center>
        )}
      </Box>
      <Text
        lang="en-IN"
        textStyle="label"
        fontWeight="400"
        color="fg.muted"
        letterSpacing="0.14em"
        textTransform="uppercase"
      >
        {sheet.titles[title]}
      </Text>
    </Flex>
  )
}
