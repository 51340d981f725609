/** What is asked by and about members of a business. */
export type MemberCall =
  | 'POST /rpc/my_businesses'
  | 'POST /rpc/businesses_standing'
  | 'POST /rpc/business_of_document'
  | 'POST /rpc/list_members'
  | 'POST /rpc/whose_account'
  | 'POST /rpc/check_month'
  | 'POST /rpc/uncheck_month'
