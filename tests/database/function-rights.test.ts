import { beforeAll, expect, test } from 'vitest'
import { sql, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'

const DENIED = '42501'

let owner: string

beforeAll(async () => {
  owner = await makeSeller()
})

/** The SQLSTATE that refused the statement, if one did. */
const attempt = (user: string | null, statement: string) =>
  tryAs(user, async (tx) => void (await tx.unsafe(statement))).catch(({ code }) => code)

test('a visitor may run what links are made for, and a signed-in person only what the product has', async () => {
  const callable = (role: string) => sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege(${role}, oid, 'execute')
    order by proname`
  const names = async (role: string) => (await callable(role)).map(({ name }) => name)
  expect(await names('anon')).toEqual([
    'answer_estimate',
    'claim_payment',
    'invitation',
    'invoice_document',
    'invoice_receipt',
    'note_share_view',
    'schema_version',
    'shared_document',
    'shared_invoice',
    'shared_receipt',
    'shared_statement',
  ])
  const ofTds = /^client_tds|tds_(books|rows)|deduct|certificate/
  const all = await names('authenticated')
  expect(all.filter((name) => ofTds.test(name))).toHaveLength(7)
  expect(all.filter((name) => !ofTds.test(name))).toEqual([
    'accept_estimate',
    'accept_invitation',
    'accept_note',
    'advances_for',
    'answer_estimate',
    'apply_advance',
    'archive_item',
    'bank_ledger',
    'book_bank_rows',
    'business_of_document',
    'businesses_standing',
    'cancel_invoice',
    'change_item',
    'change_member',
    'change_schedule',
    'change_webhook',
    'check_month',
    'claim_payment',
    'client_account',
    'client_statement',
    'comment_on',
    'commit_restore',
    'confirm_payment',
    'convert_estimate',
    ...['correct_invoice', 'correct_note'],
    'count_estimates',
    'create_client',
    'create_item',
    'create_schedule',
    'credit_is_late',
    'creditable',
    'dashboard_attention',
    'dashboard_months',
    'dashboard_summary',
    'decide_advance',
    'decline_estimate',
    'decline_payment',
    'delete_invoice',
    'delete_schedule',
    'discard_draft',
    'duplicate_document',
    'earlier_rows',
    'end_api_key',
    'end_invitation',
    'end_schedule',
    'end_session',
    'enter_by_key',
    'export_counts',
    'export_papers',
    'export_part',
    'export_year',
    'file_period',
    'find_mapping',
    'gst_return',
    'invitation',
    'invite_member',
    'invoice_document',
    'invoice_figures',
    'invoice_numbering',
    'invoice_receipt',
    'invoices_this_month',
    'issue_credit_note',
    'issue_debit_note',
    'issue_draft',
    'issue_estimate',
    'issue_forerunner',
    'issue_invoice',
    'issue_voucher',
    'keep_bank_rows',
    'keep_mapping',
    'keep_tally_ledgers',
    'late_payment',
    'leave_business',
    'list_api_keys',
    'list_clients',
    'list_estimates',
    'list_invoices',
    'list_items',
    'list_members',
    'list_register',
    'list_schedule_runs',
    'list_schedules',
    'list_sessions',
    'list_webhooks',
    'make_api_key',
    'make_recovery_codes',
    'make_webhook',
    'mark_sent',
    'merge_clients',
    'missing_numbers',
    'my_businesses',
    ...['note_edf', 'note_export_terms', 'note_remittance'],
    'note_share_view',
    'own_document',
    'pause_schedule',
    'ping_webhook',
    'preview_corrected_note',
    'preview_credit_note',
    'preview_debit_note',
    'preview_import',
    'prove_password',
    'record_payment',
    'record_receipt',
    'refund_advance',
    'refund_credit_note',
    'register_figures',
    ...['reject_note', 'rejected_notes'],
    'remove_comment',
    'remove_member',
    'remove_webhook',
    'renew_share',
    'renew_webhook_secret',
    'repeated_content',
    'replay_webhook',
    'reports_standing',
    'request_deletion',
    'restore_draft',
    'restore_invoice',
    'restore_state',
    'resume_schedule',
    'return_advance',
    'revise_invoice',
    'revoke_share',
    'save_draft',
    'search_clients',
    'search_hsn',
    'search_invoices',
    'security_facts',
    'set_acceptance',
    'set_bank_rows_aside',
    'set_invoice_numbering',
    'set_shipping',
    'share_invoice',
    'share_statement',
    'shared_document',
    'shared_invoice',
    'shared_receipt',
    'shared_statement',
    'stage_import',
    'stage_restore',
    'start_export',
    'switch_webhook',
    'take_back_restore',
    'tally_documents',
    'tally_money',
    'tds_percent',
    'uncheck_month',
    'undo_import',
    'undo_payment',
    'undo_receipt',
    'undo_write_off',
    'unfile_period',
    'webhook_attempts',
    'whose_account',
    'withdraw_statement',
    'write_import',
    'write_off_invoice',
  ])
})

test('a visitor reaches no more helpers than their functions stand on', async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute')
    order by proname`
  expect(rows.map(({ name }) => name)).toEqual([
    'answer_estimate',
    'claim_payment',
    'claims_in_business',
    'claims_of_key',
    'enter',
    'invitation',
    'invoice_document',
    'invoice_receipt',
    'note_share_view',
    'schema_version',
    'shared_document',
    'shared_invoice',
    'shared_receipt',
    'shared_statement',
  ])
})

test('only the server takes permits, and nobody reaches what is counted', async () => {
  const may = async (role: string) => {
    const [row] = await sql<{ take: boolean; definer: boolean; table: boolean }[]>`
      select
        has_function_privilege(${role}, 'public.take_permit(text, integer, double precision)', 'execute') as take,
        has_function_privilege(${role}, 'private.take_permit(text, integer, double precision)', 'execute') as definer,
        has_table_privilege(${role}, 'private.permits', 'select, insert, update, delete, truncate') as table`
    return row
  }
  const nothing = { take: false, definer: false, table: false }
  expect(await may('anon')).toEqual(nothing)
  expect(await may('authenticated')).toEqual(nothing)
  expect(await may('service_role')).toEqual({ take: true, definer: true, table: false })
  for (const user of [owner, null]) {
    expect(await attempt(user, `select take_permit('x', 1, 1)`)).toBe(DENIED)
    expect(await attempt(user, 'select * from private.permits')).toBe(DENIED)
  }
})

test('the server’s own key takes permits and writes of mails, and nobody else begins, ends or stops one', async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('service_role', oid, 'execute')
    order by proname`
  expect(rows.map(({ name }) => name)).toEqual([
    'begin_invitation_mail',
    'begin_invoice_mail',
    'begin_statement_mail',
    'end_invoice_mail',
    'end_mail',
    'end_statement_mail',
    'end_webhook',
    'hand_over_mail',
    'keep_pdf_copy',
    'mail_stop',
    'pdf_copy',
    'stop_mails',
    'take_mails',
    'take_pdf_permit',
    'take_permit',
    'take_webhooks',
    'use_recovery_code',
  ])
  for (const user of [owner, null]) {
    for (const statement of [
      'select take_mails(1)',
      'select begin_invitation_mail(gen_random_uuid())',
      'select private.begin_invitation_mail(gen_random_uuid(), 1)',
      `select end_mail(gen_random_uuid(), 'sent', 'x')`,
      'select hand_over_mail(gen_random_uuid())',
      'select take_webhooks(1)',
      `select end_webhook(gen_random_uuid(), '{}')`,
      'select * from private.webhooks',
      'select private.take_mails(1, null, null)',
      `select begin_invoice_mail('${owner}', gen_random_uuid(), gen_random_uuid(), 'invoice', 'x', 'x')`,
      `select end_invoice_mail(gen_random_uuid(), 'sent')`,
      `select private.end_invoice_mail(gen_random_uuid(), 'sent', '{}')`,
      `select begin_statement_mail('${owner}', gen_random_uuid(), now()::date, now()::date, 'INR', gen_random_uuid(), 'x', 'x')`,
      `select end_statement_mail(gen_random_uuid(), 'sent')`,
      `select private.end_statement_mail(gen_random_uuid(), 'sent', '{}')`,
      `select mail_stop('x')`,
      `select stop_mails('x', 'all')`,
      'select * from private.mail_jobs',
      `select pdf_copy(gen_random_uuid(), 'x')`,
      `select take_pdf_permit('x')`,
      `select private.take_pdf_permit('x')`,
      `select keep_pdf_copy(gen_random_uuid(), 'x', 'x')`,
      'select * from private.pdf_copies',
    ]) {
      expect([statement, await attempt(user, statement)]).toEqual([statement, DENIED])
    }
  }
  const [server] = await sql<{ may: boolean }[]>`
    select has_table_privilege('service_role', 'private.mail_jobs', 'select, insert, update, delete') as may`
  expect(server?.may).toBe(false)
})
