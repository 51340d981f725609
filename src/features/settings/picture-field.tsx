import { useSpeech } from '#src/language/speech.ts'
import { encodePicture, PictureRefused } from '../../lib/files/encode-picture.ts'
import { ImageField } from '../../ui/form/fields/image-field.tsx'

interface PictureFieldProps {
  label: string
  help: string
  /** A data URI, or blank. */
  value: string
  error: string | undefined
  onChange: (picture: string) => void
  onRefuse: (message: string) => void
}

/** A picture that documents print: a small PNG is made of whatever file is chosen. */
export function PictureField({ value, onChange, onRefuse, ...texts }: PictureFieldProps) {
  const { messages } = useSpeech()
  const pick = async (file: File) => {
    try {
      onChange(await encodePicture(file))
    } catch (error) {
      onRefuse(error instanceof PictureRefused ? error.message : messages.pictureUnreadable)
    }
  }

  return (
    <ImageField
      {...texts}
      optional
      accept="image/png,image/jpeg,image/webp"
      value={value || null}
      onPick={pick}
      onRemove={() => onChange('')}
    />
  )
}
