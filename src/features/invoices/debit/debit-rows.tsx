import { Box, Button, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { percentText } from '#domain/gst/choices.ts'
import { gstRates, isGstRate } from '#domain/gst/rates.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { SelectField } from '#src/ui/form/fields/select-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { BeginsHere } from '../credit/begins-here.tsx'
import { NoteRow } from '../credit/note-row.tsx'
import type { DebitForm } from './use-debit-form.ts'

const List = chakra('ul')

interface DebitRowsProps {
  invoice: Invoice
  form: DebitForm
}

/** The rows of an invoice, each with how many more or what more of its value, and one charge that it lacks. */
export function DebitRows({ invoice, form }: DebitRowsProps) {
  const { debitDialog: own, creditDialog: words } = useWords(invoiceDetail)
  const { charge } = form
  const [adds, setAdds] = useState(charge.description !== '' || charge.amount !== '')
  const isAsked = useRef(false)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (adds && isAsked.current) name.current?.focus()
  }, [adds])
  const rates = gstRates
    .filter((rate) => isGstRate(rate, invoice.issueDate))
    .map((rate) => ({ value: percentText(rate), label: `${percentText(rate)} %` }))
  return (
    <BeginsHere>
      <List aria-label={own.ways.rows} listStyleType="none" display="grid" gap="4">
        {invoice.items.map((item, place) => (
          <NoteRow
            key={item.id}
            item={item.description}
            value={words.value({ amount: formatMoney(item.amount.minor, invoice.currency) })}
            quantity={item.quantity}
            quantityLabel={own.quantity}
            currency={invoice.currency}
            isFirst={place === 0}
            row={form.row(item.id)}
            onChange={(typed) => form.setRow(item.id, typed)}
          />
        ))}
      </List>
      {!adds && (
        <Button
          mt="4"
          size="sm"
          variant="outline"
          onClick={() => {
            isAsked.current = true
            setAdds(true)
          }}
        >
          <Plus aria-hidden /> {own.addCharge}
        </Button>
      )}
      {adds && (
        <Box as="fieldset" mt="4">
          <Text as="legend" fontWeight="600" mb="2">
            {own.charge}
          </Text>
          <TextField
            ref={name}
            label={own.chargeName}
            autoComplete="off"
            value={charge.description}
            onChange={(event) => form.setCharge({ description: event.target.value })}
          />
          <SimpleGrid columns={2} gap="3" mt="3">
            <MoneyField
              label={form.isTaxed ? own.chargeValue : own.ways.amount}
              currency={invoice.currency}
              value={charge.amount}
              onValue={(amount) => form.setCharge({ amount })}
            />
            {form.isTaxed && (
              <SelectField
                label={own.chargeRate}
                options={rates}
                value={charge.gstRate}
                onChange={(event) => form.setCharge({ gstRate: event.target.value })}
              />
            )}
          </SimpleGrid>
          {form.isTaxed && (
            <Box mt="3">
              <TextField
                label={own.chargeCode}
                help={own.chargeCodeHelp}
                optional
                inputMode="numeric"
                autoComplete="off"
                value={charge.hsnSac}
                onChange={(event) => form.setCharge({ hsnSac: event.target.value })}
              />
            </Box>
          )}
        </Box>
      )}
    </BeginsHere>
  )
}
