import { chakra, Text } from '@chakra-ui/react'

const List = chakra('ul')

/** A few names in a dialog; many scroll. */
export function NumberList({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <List
      aria-label={label}
      my="3"
      ps="5"
      listStyleType="disc"
      display="grid"
      gap="1"
      maxH="14rem"
      overflowY="auto"
    >
      {lines.map((line) => (
        <li key={line}>
          <Text overflowWrap="anywhere">{line}</Text>
        </li>
      ))}
    </List>
  )
}
