import type { RowFieldName } from '#domain/document/new/row-fields.ts'
import { shownCells } from './row-cells.tsx'
import type { SellerTax } from './use-seller-tax.ts'

/** The cells in a line, where there is room for all of them. */
export function rowLayout(further: readonly RowFieldName[], tax: SellerTax) {
  const shown = shownCells(further, tax)
  const columns = shown.map(({ width }) => width)
  const gap = 0.25
  // The controls beside a row need the margins of a wide sheet.
  const needed = Math.max(
    36,
    columns.reduce((sum, width) => sum + width + gap, 0),
  )
  const [description = 0, ...others] = columns
  const template = [`minmax(${description}rem, 1fr)`, ...others.map((width) => `${width}rem`)]
  const margin = '3.125rem'
  const oneLine = {
    gridTemplateColumns: template.join(' '),
    columnGap: `${gap}rem`,
    rowGap: 0,
    alignItems: 'start',
    paddingBlock: '0.25rem',
    // The margins belong to the row, which cuts off what lies outside of it; its line is as long as the sheet is wide.
    marginInline: `-${margin}`,
    paddingInline: margin,
    borderColor: 'transparent',
    background: `linear-gradient({colors.border}, {colors.border}) ${margin} 100% / calc(100% - 2 * ${margin}) 1px no-repeat border-box`,
    containIntrinsicBlockSize: 'auto 2rem',
  }
  // As wide as the buttons that the handle stands beside.
  const oneTool = { base: '2.75rem', md: '2rem' }
  const twoTools = { base: '5.5rem', md: '4rem' }
  const tools = {
    position: 'absolute',
    top: '0.5rem',
    bottom: 'auto',
    margin: 0,
    gridRow: 'auto',
  } as const
  return {
    '& > [data-row]': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: '0.25rem 0.5rem',
      paddingBlock: '0.75rem',
      borderBottomWidth: '1px',
      // A row out of sight is neither laid out nor painted; menus over it are not cut off while the
      // focus is in it.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 18rem',
      '&:focus-within': { contentVisibility: 'visible' },
      '& > :first-of-type': { gridColumn: '1 / -1' },
      // Seen only: a reader hears the name of the group.
      '&::before': {
        content: 'attr(aria-label) / ""',
        gridArea: '1 / 1 / auto / 4',
        alignSelf: 'center',
        paddingInline: '0.375rem',
        fontSize: '0.75rem',
        fontWeight: '600',
      },
      // Quantity and rate alone share their line.
      '& > div': { gridColumn: shown.length === 4 ? 'span 3' : 'span 2', minWidth: 0 },
      '& > [data-amount]': { gridColumn: 'span 3 / -1' },
      // The handle and the tools stand in the line of the row's name.
      '& > :is([data-tools], [data-handle])': {
        display: 'flex',
        justifyContent: 'end',
        alignItems: 'center',
        justifySelf: 'end',
        gridRow: '1',
        gridColumn: 'span 3 / -1',
      },
      '& > [data-handle]': { marginInlineEnd: oneTool },
      // Two tools: keep the row, and remove it. As weak as the rule before, so that a wide sheet's rules are stronger.
      '&:where(:has([data-tools] > button + button)) > [data-handle]': {
        marginInlineEnd: twoTools,
      },
      '& > [data-errors]': {
        gridColumn: '1 / -1',
        color: 'fg.error',
      },
    },
    '& :is([data-tools], [data-handle]) button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: { base: '11', md: '8' },
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg', bg: 'bg.subtle' },
      _disabled: { opacity: '0.4', cursor: 'not-allowed' },
    },
    '& [data-handle] button:enabled': { cursor: 'grab' },
    '& [data-end] input': { textAlign: 'end' },
    // A name stands over its numbers.
    '& [data-end] div:has(> label)': { display: 'flex', justifyContent: 'flex-end' },
    [`@container (min-width: ${needed}rem)`]: {
      '& > [data-row]': {
        ...oneLine,
        '&::before': { display: 'none' },
        '& > div, & > :first-of-type, & > [data-amount]': { gridColumn: 'auto' },
        '& > [data-errors]': { gridColumn: '1 / -1' },
        '& > [data-tools]': {
          ...tools,
          gridColumn: '1 / -1',
          insetInlineStart: 'calc(100% + 2px)',
        },
        '& > [data-handle]': {
          ...tools,
          gridColumn: 'auto',
          insetInlineStart: 'auto',
          insetInlineEnd: `calc(100% - ${margin} + 4px)`,
        },
        '& > :is([data-tools], [data-handle]) button': { boxSize: '6' },
      },
      // The labels of the first row head the columns; a reader still hears each row's own.
      '& > [data-row]:not(:first-of-type) label': { srOnly: true },
      '& > [data-row]:first-of-type > :is([data-tools], [data-handle])': { top: '1.75rem' },
      // A name that is longer than its numbers begins further left.
      '& label': { whiteSpace: 'nowrap' },
      '& div:has(> label)': { display: 'flex' },
    },
  }
}
