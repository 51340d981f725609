import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const List = chakra('ul')
const Row = chakra('li')

export interface ColumnHead {
  text: string
  /** An amount or a count: head and values stand at the end of the column. */
  atEnd?: boolean
  /** A phone has no line for it. */
  isWide?: boolean
  /** Stands for the text, and sorts by this column. */
  sorter?: ReactNode
}

interface ColumnListProps {
  label: string
  /** The tracks of the columns: each is as wide as its widest value where it says so. */
  columns: string
  heads: readonly ColumnHead[]
  /** Names the heads as a group, where some of them sort. */
  sorting?: string
  /** Stands in a panel, and needs no frame of its own. */
  isBare?: boolean
  /** `ColumnRow`s, or their skeletons. */
  children: ReactNode
}

/** Rows in columns with heads where there is room for them, and a card for each on a phone. */
export const ColumnList = ({
  label,
  columns,
  heads,
  sorting,
  isBare = false,
  children,
}: ColumnListProps) => (
  <Box
    display={{ lg: 'grid' }}
    gridTemplateColumns={columns}
    {...(!isBare && { bg: { lg: 'bg.panel' }, borderWidth: { lg: '1px' }, borderRadius: 'l3' })}
  >
    {/* Each value names its column to a screen reader. */}
    <Box
      {...(sorting ? { role: 'group', 'aria-label': sorting } : { 'aria-hidden': true })}
      hideBelow="lg"
      {...spanned}
      px="5"
      py="2.5"
      textStyle="meta"
      color="fg.muted"
      borderBottomWidth="1px"
    >
      {heads.map(({ text, atEnd, sorter }) => (
        <Box
          key={text}
          aria-hidden={sorter || !sorting ? undefined : true}
          textAlign={atEnd ? 'end' : 'start'}
          whiteSpace="nowrap"
        >
          {sorter ?? text}
        </Box>
      ))}
    </Box>
    <List
      aria-label={label}
      listStyleType="none"
      {...spanned}
      display="grid"
      gap={{ base: '3', lg: '0' }}
    >
      {children}
    </List>
  </Box>
)

const spanned = {
  display: { lg: 'grid' },
  gridColumn: '1 / -1',
  gridTemplateColumns: { lg: 'subgrid' },
  columnGap: { lg: '5' },
} as const

interface ColumnRowProps {
  /** A link covers it. */
  isLink?: boolean
  children: ReactNode
}

/** One row: its first cell is its title, its last one has its buttons. */
export const ColumnRow = ({ isLink = false, children }: ColumnRowProps) => (
  <Row
    position="relative"
    gridColumn="1 / -1"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'subgrid' }}
    columnGap={{ base: '3', lg: '5' }}
    rowGap="1.5"
    alignItems="center"
    px={{ base: '4', lg: '5' }}
    py={{ base: '3.5', lg: '2' }}
    minH={{ lg: '14' }}
    minW="0"
    bg={{ base: 'bg.panel', lg: 'transparent' }}
    borderWidth={{ base: '1px', lg: '0' }}
    borderTopWidth={{ lg: '1px' }}
    borderRadius={{ base: 'l3', lg: '0' }}
    css={{ '&:first-of-type': { borderTopWidth: { lg: '0' } } }}
    {...(isLink && {
      _hover: { borderColor: { base: 'border.emphasized', lg: 'border' }, bg: { lg: 'bg.subtle' } },
    })}
  >
    {children}
  </Row>
)

/** The title of a row. */
export const TitleCell = ({ children }: { children: ReactNode }) => (
  <Box minW="0" overflowWrap="anywhere">
    {children}
  </Box>
)

/** The buttons of a row, at its end; on a phone beside the title. */
export const ActionCell = ({ children }: { children: ReactNode }) => (
  <Box
    display="flex"
    alignItems="center"
    justifyContent="flex-end"
    gap="1"
    alignSelf={{ base: 'start', lg: 'center' }}
    gridColumn={{ base: '2', lg: 'auto' }}
    gridRow={{ base: '1', lg: 'auto' }}
  >
    {children}
  </Box>
)

interface ColumnCellProps {
  /** The head of its column, which a phone shows beside the value. */
  label: string
  atEnd?: boolean
  /** Has no line on a phone: there is nothing to say, or it stands elsewhere in the card. */
  isWide?: boolean
  children: ReactNode
}

export const ColumnCell = ({ label, atEnd = false, isWide = false, children }: ColumnCellProps) => (
  <Box
    display={isWide ? { base: 'none', lg: 'block' } : { base: 'flex', lg: 'block' }}
    gridColumn={{ base: '1 / -1', lg: 'auto' }}
    alignItems="baseline"
    justifyContent="space-between"
    gap="4"
    minW="0"
    textAlign={{ base: 'end', lg: atEnd ? 'end' : 'start' }}
    fontVariantNumeric="tabular-nums"
  >
    <Box as="span" flexShrink="0" textStyle="meta" color="fg.muted" css={{ lg: { srOnly: true } }}>
      {label}
    </Box>
    <Box minW="0">{children}</Box>
  </Box>
)
