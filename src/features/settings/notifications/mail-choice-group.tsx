import { Box, chakra, Skeleton } from '@chakra-ui/react'
import { useId } from 'react'
import type { MailPreferences } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useWords } from '#src/language/words.ts'
import { Switch } from '#src/ui/form/fields/switch-field.tsx'

const Body = chakra('tbody')
const Row = chakra('tr')
const Cell = chakra('td')
const Head = chakra('th')

interface MailChoiceGroupProps {
  title: string
  about: string
  choices: readonly (keyof MailPreferences)[]
  /** Undefined while they are loaded. */
  preferences: MailPreferences | undefined
  onChoose: (kind: keyof MailPreferences, wanted: boolean) => void
}

interface MailChoiceProps {
  kind: keyof MailPreferences
  checked: boolean | undefined
  onChange: (wanted: boolean) => void
}

/** One line; the whole of its name is a target, too. */
function MailChoice({ kind, checked, onChange }: MailChoiceProps) {
  const id = useId()
  const { label, help } = useWords(account).mailKinds[kind]
  return (
    <Row
      role="row"
      display={{ base: 'grid', lg: 'table-row' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      py={{ base: '3', lg: '0' }}
      borderTopWidth="1px"
    >
      <Head
        role="rowheader"
        scope="row"
        textAlign="start"
        verticalAlign="top"
        fontWeight="500"
        w={{ lg: '34%' }}
        py={{ lg: '3.5' }}
        pe={{ lg: '6' }}
      >
        <Box id={`${id}-label`}>{label}</Box>
      </Head>
      <Cell
        role="cell"
        gridRow={{ base: '2', lg: 'auto' }}
        verticalAlign="top"
        textStyle="sm"
        color="fg.muted"
        py={{ lg: '3.5' }}
        pe={{ lg: '6' }}
      >
        <Box id={`${id}-help`}>{help}</Box>
      </Cell>
      <Cell
        role="cell"
        gridColumn={{ base: '2', lg: 'auto' }}
        gridRow={{ base: '1 / 3', lg: 'auto' }}
        verticalAlign="top"
        w={{ lg: '11' }}
        py={{ lg: '3.5' }}
      >
        {checked === undefined ? (
          <Skeleton aria-hidden w="11" h="6" borderRadius="full" />
        ) : (
          <Switch
            labelledBy={`${id}-label`}
            describedBy={`${id}-help`}
            checked={checked}
            onChange={onChange}
          />
        )}
      </Cell>
    </Row>
  )
}

/** The mails of one kind, under the words that are true of all of them. */
export function MailChoiceGroup(props: MailChoiceGroupProps) {
  const { title, about, choices, preferences, onChoose } = props
  const id = useId()
  return (
    <Body
      role="rowgroup"
      aria-labelledby={id}
      display={{ base: 'block', lg: 'table-row-group' }}
      css={{ '&:not(:first-of-type) > tr:first-of-type > th': { paddingTop: '7' } }}
    >
      <Row role="row" display={{ base: 'block', lg: 'table-row' }}>
        <Head
          role="columnheader"
          scope="rowgroup"
          colSpan={3}
          display={{ base: 'block', lg: 'table-cell' }}
          textAlign="start"
          fontWeight="400"
          pb="3.5"
        >
          <Box id={id} textStyle="title">
            {title}
          </Box>
          <Box mt="1" maxW="80ch" textStyle="sm" color="fg.muted">
            {about}
          </Box>
        </Head>
      </Row>
      {choices.map((kind) => (
        <MailChoice
          key={kind}
          kind={kind}
          checked={preferences?.[kind]}
          onChange={(wanted) => onChoose(kind, wanted)}
        />
      ))}
    </Body>
  )
}
