import { Box, Image } from '@chakra-ui/react'

/** A picture as documents show it, whatever the theme. */
export const PictureOnPaper = ({ src, alt }: { src: string; alt: string }) => (
  <Box
    display="inline-block"
    maxW="min(100%, 252px)"
    p="3"
    bg="paper.bg"
    borderWidth="1px"
    borderRadius="l2"
  >
    <Image src={src} alt={alt} maxW="full" maxH="68px" />
  </Box>
)
