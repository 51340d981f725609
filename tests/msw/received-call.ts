/** A call of the Data API as its stand-in got it. */
export interface ReceivedCall {
  call: string
  query: URLSearchParams
  body: unknown
}
