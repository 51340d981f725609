import { message } from '#domain/messages/message.ts'
import {
  isLogoFile,
  LOGO_FILE_MAX_BYTES,
  LOGO_MAX_LENGTH,
  LOGO_MAX_SIDE,
  logoOf,
  toBarePng,
} from '#domain/people/logo.ts'

/** The message says why, to the person who chose the file. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/** Paints the picture anew: only pixels come through, none of the file's other bytes. */
async function repaint(picture: ImageBitmap, scale: number): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureRefused(message('pictureUnreadable'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const png = blob && toBarePng(new Uint8Array(await blob.arrayBuffer()))
  if (!png) throw new PictureRefused(message('pictureUnreadable'))
  return logoOf(png)
}

/** A chosen file as a logo is kept: a small PNG, scaled down until it fits. Throws PictureRefused. */
export async function encodePicture(file: File): Promise<string> {
  if (!isLogoFile(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) {
    throw new PictureRefused(message('pictureKind'))
  }
  if (file.size > LOGO_FILE_MAX_BYTES) throw new PictureRefused(message('pictureTooBig'))
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureRefused(message('pictureUnreadable'))
  })
  try {
    let scale = Math.min(1, LOGO_MAX_SIDE / Math.max(picture.width, picture.height))
    let logo = await repaint(picture, scale)
    while (logo.length > LOGO_MAX_LENGTH) {
      scale *= 0.8
      logo = await repaint(picture, scale)
    }
    return logo
  } finally {
    picture.close()
  }
}
