import type { DocumentCatalogue } from '#languages/document-catalogue.ts'
import { claim } from './claim.ts'
import { estimate } from './estimate.ts'
import { gone } from './gone.ts'
import { late } from './late.ts'
import { mail } from './mail.ts'
import { page } from './page.ts'
import { receipt } from './receipt.ts'
import { sheet } from './sheet.ts'
import { statement } from './statement.ts'
import { statementMail } from './statement-mail.ts'
import { statementPage } from './statement-page.ts'
import { tdsMail } from './tds-mail.ts'

export const documents: DocumentCatalogue = {
  ...sheet,
  ...{ receipt, statement, late, mail, statementMail, tdsMail },
  ...{ page, claim, estimate, gone, statementPage },
}
