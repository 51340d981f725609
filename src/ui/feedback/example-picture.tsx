import { Box, Flex, Stack } from '@chakra-ui/react'

const Bar = ({ w, strong = false }: { w: string; strong?: boolean }) => (
  <Box h="1.5" w={w} borderRadius="full" bg={strong ? 'neel.muted' : 'border'} />
)

/** One line of the example: a mark, a name, an amount. */
const Line = ({ name }: { name: string }) => (
  <Flex align="center" gap="2">
    <Box boxSize="4" flexShrink="0" borderRadius="full" bg="neel.subtle" />
    <Bar w={name} />
    <Box flex="1" />
    <Bar w="8" strong />
  </Flex>
)

const Sheet = () => (
  <Stack gap="2.5">
    <Flex justify="space-between" align="center">
      <Box boxSize="5" borderRadius="l1" bg="neel.muted" />
      <Bar w="12" strong />
    </Flex>
    <Bar w="16" />
    <Box borderTopWidth="1px" />
    <Flex justify="space-between">
      <Bar w="20" />
      <Bar w="8" />
    </Flex>
    <Flex justify="space-between">
      <Bar w="14" />
      <Bar w="8" />
    </Flex>
    <Flex justify="flex-end">
      <Bar w="12" strong />
    </Flex>
  </Stack>
)

const Lines = () => (
  <Stack gap="3">
    <Line name="20" />
    <Line name="14" />
    <Line name="24" />
  </Stack>
)

/** A drawing of what will stand here: a document, or the lines of a list. It says nothing to a reader. */
export const ExamplePicture = ({ of }: { of: 'sheet' | 'lines' }) => (
  <Box
    aria-hidden
    w="48"
    mb="5"
    p="4"
    bg="bg.subtle"
    borderWidth="1px"
    borderRadius="l3"
    maskImage="linear-gradient(to bottom, #000 55%, transparent)"
  >
    {of === 'sheet' ? <Sheet /> : <Lines />}
  </Box>
)
