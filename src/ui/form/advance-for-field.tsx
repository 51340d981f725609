import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { SelectField, type SelectFieldProps } from './fields/select-field.tsx'

interface AdvanceForFieldProps {
  /** Whether the period in which the money came is filed. */
  isFiled: boolean
  field: Omit<SelectFieldProps, 'label' | 'placeholder' | 'help' | 'options'>
}

/**
 * Asks a seller who owes the tax of services on receipt whether an advance is for services or
 * goods.
 */
export function AdvanceForField({ isFiled, field }: AdvanceForFieldProps) {
  const { advanceFor: words } = useWords(kit)
  return (
    <SelectField
      label={words.label}
      placeholder={words.unknown}
      help={isFiled ? words.filed : words.help}
      options={[
        { value: 'services', label: words.services },
        { value: 'goods', label: words.goods },
      ]}
      {...field}
    />
  )
}
