import { Box, Stack, Text } from '@chakra-ui/react'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'

interface ChoiceSwitchesProps<Choice extends string> {
  legend: string
  choices: readonly Choice[]
  /** By choice: its name and what it means. */
  names: Record<Choice, string>
  help: Record<Choice, string>
  chosen: readonly Choice[]
  error?: string | undefined
  onChange: (chosen: Choice[]) => void
}

/** Several of a few, each with a switch. */
export function ChoiceSwitches<Choice extends string>(props: ChoiceSwitchesProps<Choice>) {
  const { legend, choices, names, help, chosen, error, onChange } = props
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="label">
        {legend}
      </Text>
      <Stack gap="0">
        {choices.map((choice) => (
          <SwitchField
            key={choice}
            label={names[choice]}
            help={help[choice]}
            checked={chosen.includes(choice)}
            onChange={(isChosen) =>
              onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </Stack>
      <FormError message={error} />
    </Box>
  )
}
