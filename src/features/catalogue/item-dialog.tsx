import { GridItem, SimpleGrid } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { CatalogueItem } from '#domain/document/catalogue.ts'
import { suggestedUnits } from '#domain/gst/units.ts'
import { currencies } from '#domain/money.ts'
import { catalogue } from '#languages/en/screens/catalogue.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { useBusiness } from '../../data/business.ts'
import { fieldOf } from '../../data/forms/field-of.ts'
import { useWords } from '../../language/words.ts'
import { NumberField } from '../../ui/form/fields/number-field.tsx'
import { SelectField } from '../../ui/form/fields/select-field.tsx'
import { SuggestField } from '../../ui/form/fields/suggest-field.tsx'
import { TextField } from '../../ui/form/fields/text-field.tsx'
import { ChangedBy } from '../../ui/layout/changed-by.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { ItemTaxFields } from './item-tax-fields.tsx'
import { useItemForm } from './use-item-form.ts'

interface ItemDialogProps {
  /** Missing where a new one is made. */
  item?: CatalogueItem
  onClose: () => void
}

/** A new item, or changes of one; documents keep what they were issued with. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { form: words } = useWords(catalogue)
  const { data: business } = useBusiness()
  const { form, submit } = useItemForm(item, onClose)
  const { errors, isSubmitting } = form.formState
  const field = fieldOf(form)
  const hsnSac = useWatch({ control: form.control, name: 'hsnSac' }) ?? ''
  const registered = business && business.gstRegistration !== 'none'

  return (
    <Dialog title={item ? words.edit : words.add} onClose={onClose} busy={isSubmitting}>
      <DialogForm
        onSubmit={submit}
        error={errors.root?.message}
        pending={isSubmitting}
        pendingText={words.saving}
        saveText={words.save}
        onCancel={onClose}
      >
        <SimpleGrid columns={{ base: 2, md: 3 }} columnGap="4" rowGap="5">
          <GridItem colSpan={{ base: 2, md: 3 }}>
            <TextField
              label={words.description}
              autoComplete="off"
              autoFocus
              {...field('description')}
            />
          </GridItem>
          <SuggestField
            label={words.unit}
            optional
            autoComplete="off"
            suggestions={suggestedUnits(hsnSac)}
            {...field('unit')}
          />
          <NumberField label={words.rate} optional min={0} step={0.0001} {...field('rate')} />
          <SelectField label={words.currency} options={currencies} {...field('currency')} />
          {registered && <ItemTaxFields form={form} />}
        </SimpleGrid>
        <ChangedBy change={item?.lastChange} />
      </DialogForm>
    </Dialog>
  )
}
