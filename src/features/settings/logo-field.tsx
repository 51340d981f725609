import type { ComponentProps } from 'react'
import { PictureField } from './picture-field.tsx'

/** The business's logo, in its profile and as a step of the set-up. */
export const LogoField = (props: Omit<ComponentProps<typeof PictureField>, 'label' | 'help'>) => (
  <PictureField
    label="Logo"
    help="PNG, JPEG or WebP, up to 1 MB. It stands above your name on invoices and PDFs."
    {...props}
  />
)
