import { chakra } from '@chakra-ui/react'
import { inputRecipe } from '../theme/control.ts'

/** The element alone: Chakra's Input brings the machinery of its Field, which `FieldFrame` stands for. */
export const Input = chakra('input', inputRecipe)
