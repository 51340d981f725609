import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const captcha: Language['captcha'] = {
  label: 'जाँच कि आप इंसान हैं',
  loading: 'आपके इंसान होने की जाँच लोड हो रही है…',
  expired: 'जाँच का समय निकल गया, यह फिर से हो रही है।',
  failed: 'आपके इंसान होने की जाँच नहीं हो सकी।',
  blocked: icu('आपके इंसान होने की जाँच लोड नहीं हो सकी। अपना इंटरनेट देखें, और ब्लॉकर में {site} को अनुमति दें।'),
  again: 'फिर कोशिश करें',
}
