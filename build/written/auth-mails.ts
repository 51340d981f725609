import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auth, heads, link } from '../../supabase/functions/_shared/languages/en/mails/auth.ts'
import type { Written } from '../../supabase/functions/_shared/languages/en/written.ts'
import { writtenInEach } from './each-language.ts'

type Name = keyof Written['auth']['mails']
type Spoken = { code: string; written: Written }

const isName = (name: string): name is Name => Object.hasOwn(auth.mails, name)
const names = Object.keys(auth.mails).filter(isName)

export const templatesFolder = join(import.meta.dirname, '../../supabase/templates')

const resetAddress = '{{ .SiteURL }}/reset-password/{{ .TokenHash }}'

const said = ({ code }: Spoken) => (code === 'en' ? '' : ` lang="${code}"`)

/** A sentence in each language, a line each. */
const lines = (spoken: Spoken[], sentenceOf: (written: Written) => string) =>
  spoken
    .map((one) => {
      const sentence = sentenceOf(one.written)
      return one.code === 'en' ? sentence : `<span${said(one)}>${sentence}</span>`
    })
    .join('<br>')

const texts = (name: Name, spoken: Spoken[]) =>
  spoken
    .map((one, at) => {
      const space = at === spoken.length - 1 ? 20 : 8
      return `                <p class="text"${said(one)} style="margin:0 0 ${space}px;font-size:15px;line-height:24px;color:#14171c;">${one.written.auth.mails[name].text}</p>`
    })
    .join('\n')

const button = `                <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
                  <tr>
                    <td style="border-radius:8px;background-color:#4353e0;">
                      <a href="${resetAddress}" style="display:inline-block;padding:12px 22px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${link.button}</a>
                    </td>
                  </tr>
                </table>
`

const address = `                <p class="soft" style="margin:20px 0 0;font-size:13px;line-height:20px;color:#5b6270;">${link.otherwise}<br><a class="link" href="${resetAddress}" style="color:#4353e0;word-break:break-all;">${resetAddress}</a></p>
`

/** A mail in each language, one after the other: the Auth server does not know who reads which. */
const templateOf = (name: Name, spoken: Spoken[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${heads[name].title}</title>
    <style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background-color: #0f1115 !important; }
        .card { background-color: #191c22 !important; border-color: #2b303a !important; }
        .text { color: #e8eaee !important; }
        .soft { color: #a3a9b5 !important; }
        .code { background-color: #0f1115 !important; border-color: #2b303a !important; color: #ffffff !important; }
        .link { color: #a5afff !important; }
      }
    </style>
  </head>
  <body class="page" style="margin:0;padding:0;background-color:#f4f5f7;">
    <div style="display:none;max-height:0;overflow:hidden;">${heads[name].preview}</div>
    <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f5f7;">
      <tr>
        <td align="center" style="padding:32px 16px;">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;">
            <tr>
              <td style="padding:0 4px 16px;">
                <span class="text" style="font-size:20px;font-weight:700;color:#14171c;">Bahi</span>
                <span class="soft" style="font-size:14px;color:#5b6270;">&nbsp;professional invoicing</span>
              </td>
            </tr>
            <tr>
              <td class="card" style="padding:32px 28px;background-color:#ffffff;border:1px solid #e2e5ea;border-radius:12px;">
                <h1 class="text" style="margin:0 0 12px;font-size:20px;line-height:28px;color:#14171c;">${heads[name].title}</h1>
${texts(name, spoken)}
${name === 'recovery' ? button : ''}                <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                  <tr>
                    <td class="code" align="center" style="padding:20px 8px;background-color:#f4f5f7;border:1px solid #e2e5ea;border-radius:8px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:34px;line-height:40px;font-weight:700;color:#14171c;"><span style="letter-spacing:8px;-webkit-user-select:all;user-select:all;">{{ .Token }}</span></td>
                  </tr>
                </table>
                <p class="soft" style="margin:12px 0 0;font-size:14px;line-height:20px;color:#5b6270;">${lines(spoken, ({ auth }) => auth.expires)}</p>
${name === 'recovery' ? address : ''}              </td>
            </tr>
            <tr>
              <td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:20px;color:#5b6270;">${lines(spoken, ({ auth }) => auth.mails[name].why)}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`

/** The templates of the Auth server by their files. */
export async function authMails() {
  const spoken = await writtenInEach()
  return new Map(names.map((name) => [`${name}.html`, templateOf(name, spoken)]))
}

if (import.meta.main) {
  for (const [file, mail] of await authMails()) writeFileSync(join(templatesFolder, file), mail)
}
