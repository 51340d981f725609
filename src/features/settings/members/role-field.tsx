import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { memberRoles } from '#domain/people/members.ts'
import { members } from '#languages/en/screens/members.ts'
import { useWords } from '#src/language/words.ts'

const Card = chakra('label')
const Radio = chakra('input')

/** The roles as cards, each with what it may do. */
export function RoleField({ field }: { field: UseFormRegisterReturn }) {
  const { inviting, roles, may } = useWords(members)
  return (
    <Box as="fieldset" minW="0">
      <Text as="legend" mb="2" textStyle="label">
        {inviting.role}
      </Text>
      <Stack gap="2">
        {memberRoles.map((role) => (
          <Card
            key={role}
            display="flex"
            gap="3"
            p="3"
            borderWidth="1px"
            borderRadius="l2"
            cursor="pointer"
            _hover={{ borderColor: 'border.emphasized' }}
            css={{ '&:has(:checked)': { borderColor: 'neel.focusRing', bg: 'bg.subtle' } }}
          >
            <Radio
              type="radio"
              value={role}
              aria-describedby={`may-${role}`}
              aria-labelledby={`role-${role}`}
              boxSize="4"
              mt="1"
              flexShrink="0"
              accentColor="neel.solid"
              {...field}
            />
            <Box minW="0">
              <Text id={`role-${role}`} fontWeight="500">
                {roles[role]}
              </Text>
              <Text id={`may-${role}`} mt="0.5" textStyle="sm" color="fg.muted">
                {may[role]}
              </Text>
            </Box>
          </Card>
        ))}
      </Stack>
    </Box>
  )
}
