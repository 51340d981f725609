import { Flex, Grid, GridItem, IconButton } from '@chakra-ui/react'
import { GripVertical, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { places } from '#domain/document/new-item.ts'
import { suggestedUnits } from '#domain/gst/units.ts'
import { amountMinorOf } from '#domain/items.ts'
import { minorToDecimal } from '#domain/money.ts'
import { ComboField } from '../../../../ui/form/combo-field.tsx'
import { SuggestField } from '../../../../ui/form/suggest-field.tsx'
import { SumField } from '../../../../ui/form/sum-field.tsx'
import { reckoned, typedSumOrPercent } from '../../../../ui/form/typed-sum.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import { ItemRowTax } from './item-row-tax.tsx'
import { KeepItemButton } from './keep-item-button.tsx'
import { onRowKey } from './row-keys.ts'
import { useDrag } from './use-drag.ts'
import { useItemSuggestions } from './use-item-suggestions.ts'
import type { Rows } from './use-rows.ts'
import type { SellerTax } from './use-seller-tax.ts'

interface ItemRowProps {
  form: InvoiceFormApi
  index: number
  rows: Rows
  /** Whether a row may say what one unit costs. */
  withRates: boolean
  tax: SellerTax
  onPaste: (event: ClipboardEvent, index: number) => void
}

const wholeNumber = /^\d+$/
const decimalNumber = /^\d+(\.\d{1,3})?$/

/** Whether the row has a rate; what it comes to then stands in its amount. */
function useRated({ control, setValue, formState }: InvoiceFormApi, index: number): boolean {
  const row = useWatch({ control, name: `items.${index}` })
  const rated = Number(row?.rate) > 0
  const minor = rated ? amountMinorOf({ ...row, amount: '' }) : 0
  const amount = minor > 0 ? minorToDecimal(minor) : ''
  const { isSubmitted } = formState
  useEffect(() => {
    if (!rated) return
    setValue(`items.${index}.amount`, amount, { shouldDirty: true, shouldValidate: isSubmitted })
  }, [rated, amount, index, isSubmitted, setValue])
  return rated
}

export function ItemRow({ form, index, rows, withRates, tax, onPaste }: ItemRowProps) {
  const errors = form.formState.errors.items?.[index]
  const first = index === 0
  const rated = useRated(form, index)
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { over, dragging } = useDrag({ row, handle, index, onMove: rows.move })
  const catalogue = useItemSuggestions(form, index, tax)
  const hsnSac = useWatch({ control: form.control, name: `items.${index}.hsnSac` })
  // One line for each row, under the labels of the first, or a row of several lines with labels of its own.
  const inLines = withRates || tax.hsn
  const labelled = first || tax.hsn
  // What the quantity was before it became 0, for whoever typed it.
  const [refused, setRefused] = useState('')
  // "No valid item" belongs to all rows: each change asks again whether it still holds.
  const deps = 'items'
  // The order of registration is the order of the focus.
  const sum = reckoned(places.quantity)
  const description = form.register(`items.${index}.description`, { deps })
  const quantity = form.register(`items.${index}.quantity`, {
    deps,
    setValueAs: sum.setValueAs,
    onChange: () => setRefused(''),
    onBlur: ({ target }) => {
      sum.onBlur({ target })
      // A rate may come behind its quantity.
      const number = withRates ? decimalNumber : wholeNumber
      if (!number.test(target.value)) {
        setRefused(target.value)
        form.setValue(`items.${index}.quantity`, '0', {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
    },
  })
  const wanted = withRates ? 'a number' : 'a whole number from 1'

  return (
    <Grid
      ref={row}
      role="group"
      aria-label={`Item ${index + 1}`}
      onKeyDown={(event) => onRowKey(event, { form, rows, index, withRates })}
      onPaste={(event) => onPaste(event, index)}
      templateColumns={
        withRates
          ? {
              base: 'repeat(6, minmax(0, 1fr)) auto',
              md: '5rem 6rem 7rem 6rem minmax(0, 1fr) auto',
            }
          : { base: 'minmax(0, 1fr) minmax(0, 2fr) auto', md: 'minmax(0, 1fr) 6rem 9.5rem auto' }
      }
      columnGap="3"
      rowGap="2"
      alignItems="start"
      pb={{ base: '4', md: inLines ? '4' : '0' }}
      borderBottomWidth={{ base: '1px', md: inLines ? '1px' : '0' }}
      // On wide screens the first row's labels head the columns; a reader still hears each row's own.
      opacity={dragging ? 0.4 : undefined}
      {...(over && {
        boxShadow: `0 ${over === 'before' ? '-' : ''}3px 0 0 var(--chakra-colors-neel-solid)`,
      })}
      css={labelled ? {} : { '& label': { md: { srOnly: true } } }}
    >
      <GridItem colSpan={withRates ? { base: 7, md: 6 } : { base: 3, md: 1 }}>
        <ComboField
          label="Description"
          suggestions={catalogue.suggestions}
          onAsk={catalogue.ask}
          onChoose={({ key }) => {
            catalogue.fill(key)
            rows.focus(index, 'quantity')
          }}
          {...description}
          error={errors?.description?.message}
        />
      </GridItem>
      <GridItem colSpan={withRates ? { base: 3, md: 1 } : 1}>
        <SumField
          label="Quantity"
          inputMode={withRates ? 'decimal' : 'numeric'}
          min={withRates ? 0 : 1}
          step={withRates ? 0.001 : 1}
          {...quantity}
          error={errors?.quantity?.message ?? (refused && `${refused} is not ${wanted}.`)}
        />
      </GridItem>
      {withRates && (
        <>
          <GridItem colSpan={{ base: 4, md: 1 }}>
            <SuggestField
              label="Unit"
              autoComplete="off"
              suggestions={suggestedUnits(hsnSac || tax.defaultHsnSac)}
              {...form.register(`items.${index}.unit`)}
              error={errors?.unit?.message}
            />
          </GridItem>
          <GridItem colSpan={{ base: 3, md: 1 }}>
            <SumField
              label="Rate"
              {...form.register(`items.${index}.rate`, { deps, ...reckoned(places.rate) })}
              error={errors?.rate?.message}
            />
          </GridItem>
          <GridItem colSpan={{ base: 4, md: 1 }}>
            <SumField
              label="Discount"
              placeholder="0 or 10%"
              {...form.register(`items.${index}.discount`, {
                deps,
                ...reckoned(places.amount, typedSumOrPercent),
              })}
              error={errors?.discount?.message}
            />
          </GridItem>
        </>
      )}
      <GridItem colSpan={withRates ? { base: 6, md: 1 } : 1}>
        <SumField
          label="Amount"
          min={0}
          step={0.01}
          {...form.register(`items.${index}.amount`, { deps, ...reckoned(places.amount) })}
          readOnly={rated}
          error={errors?.amount?.message}
        />
      </GridItem>
      <Flex mt={{ base: '6', md: labelled ? '6' : '1.5' }}>
        <IconButton
          ref={handle}
          variant="ghost"
          tabIndex={-1}
          cursor="grab"
          aria-label={`Drag item ${index + 1}`}
          title="Drag to another place, or Alt+↑ and Alt+↓"
          display={rows.isOnly ? 'none' : undefined}
        >
          <GripVertical aria-hidden />
        </IconButton>
        <KeepItemButton form={form} index={index} />
        <IconButton
          variant="ghost"
          aria-label={`Remove item ${index + 1}`}
          disabled={rows.isOnly}
          onClick={() => rows.remove(index)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
      {tax.hsn && (
        <ItemRowTax form={form} index={index} tax={tax} withCess={withRates && tax.rates} />
      )}
    </Grid>
  )
}
