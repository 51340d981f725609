import type { Language } from '#languages/areas.ts'
import { icu } from '#languages/icu.ts'

export const statementMails: Language['statementMails'] = {
  name: icu('{first} से {last}'),
  unsure: icu('शायद {who} को भेजा गया: ईमेल सर्वर बीच में बंद हो गया'),
  sent: icu('{who} को भेजा गया'),
  missed: icu('{who} को भेजा गया, {missed} को नहीं'),
  nobody: icu('किसी को नहीं गया, {missed} को भी नहीं'),
}
