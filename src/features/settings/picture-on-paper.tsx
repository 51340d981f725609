import { Box, Image } from '@chakra-ui/react'

/** A picture as documents show it, whatever the theme. */
export const PictureOnPaper = ({ src, alt }: { src: string; alt: string }) => (
  <Box display="inline-block" p="3" bg="paper.bg" borderWidth="1px" borderRadius="l2">
    <Image src={src} alt={alt} maxW="226px" maxH="68px" />
  </Box>
)
