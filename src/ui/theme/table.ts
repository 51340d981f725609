import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Hairlines and a quiet header; numbers line up. */
export const tableSlotRecipe = defineSlotRecipe({
  className: 'chakra-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textStyle: 'body',
    },
    columnHeader: {
      py: '2.5',
      px: '3',
      borderBottomWidth: '1px',
      color: 'fg',
      textStyle: 'label',
      fontWeight: '600',
      textAlign: 'start',
      _first: { ps: '0' },
      _last: { pe: '0' },
    },
    cell: {
      py: '3',
      px: '3',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
      _first: { ps: '0' },
      _last: { pe: '0' },
    },
    caption: { textStyle: 'label', color: 'fg.muted' },
  },
})
