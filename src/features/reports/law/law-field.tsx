import { Box, chakra, Flex, Heading, Icon, Stack, Text } from '@chakra-ui/react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ToldLaw } from '#domain/law/said.ts'
import { law } from '#languages/en/screens/law.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LawRow, textsOf } from './law-row.tsx'

const Fold = chakra('details')
const Summary = chakra('summary')

const Rows = ({ rows }: { rows: readonly ToldLaw[] }) => (
  <Stack as="ul" gap="0" listStyleType="none">
    {rows.map((one) => (
      <LawRow key={[one.name, one.from, one.source, one.remark].join()} told={one} />
    ))}
  </Stack>
)

interface LawFieldProps {
  name: string
  told: readonly ToldLaw[]
  isOpen: boolean
}

/** A field of law: its first rule in sight, the others behind it; those that are not sure stand together at the end. */
export function LawFieldPanel({ name, told, isOpen }: LawFieldProps) {
  const words = useWords(law)
  const id = useId()
  const sure = told.filter((one) => one.sure)
  const unsure = told.filter((one) => !one.sure)
  const [first] = sure
  return (
    <Panel as="section" aria-labelledby={id} p="0">
      <Fold open={isOpen} css={{ '&[open] [data-closed]': { display: 'none' } }}>
        <Summary
          display="flex"
          alignItems="start"
          gap="4"
          p={{ base: '4', md: '5' }}
          cursor="pointer"
          borderRadius="l3"
          _hover={{ bg: 'bg.subtle' }}
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          <Box flex="1" minW="0">
            <Flex align="baseline" columnGap="3" wrap="wrap">
              <Heading as="h2" id={id} textStyle="title">
                {name}
              </Heading>
              <Text as="span" textStyle="meta" color="fg.muted">
                {[
                  words.rules({ count: told.length }),
                  unsure.length > 0 && words.ofThemUnsure({ count: unsure.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Flex>
            {first && (
              <Text mt="1" color="fg.muted" data-closed>
                {textsOf(first)[0]}
              </Text>
            )}
          </Box>
          <Icon
            as={ChevronDown}
            boxSize="5"
            mt="0.5"
            color="fg.muted"
            aria-hidden
            css={{ 'details[open] > summary > &': { transform: 'rotate(180deg)' } }}
          />
        </Summary>
        <Box px={{ base: '4', md: '5' }} pb={{ base: '2', md: '3' }}>
          {told.length === 0 && (
            <Text pb="3" color="fg.muted">
              {words.nothing}
            </Text>
          )}
          <Rows rows={sure} />
          {unsure.length > 0 && (
            <Box as="section" aria-label={words.unsure}>
              <Flex
                align="center"
                gap="1.5"
                borderTopWidth="1px"
                pt="4"
                pb="3"
                fontWeight="600"
                color="fg.warning"
              >
                <CircleAlert size={16} aria-hidden />
                {words.unsure}
              </Flex>
              <Rows rows={unsure} />
            </Box>
          )}
        </Box>
      </Fold>
    </Panel>
  )
}
