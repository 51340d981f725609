import type { Written } from '#languages/en/written.ts'
import { auth } from './mails/auth.ts'

export const written: Written = {
  slow: 'इसमें ज़रूरत से ज़्यादा समय लग रहा है। अपना इंटरनेट जाँचें, फिर पेज दोबारा खोलें।',
  auth,
}
