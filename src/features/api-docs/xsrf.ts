/** Sends the token of the cookie back as a header, as the API wants it for writes by cookie (axios' names). */
export function withXsrfToken<Request extends { headers: Record<string, string> }>(
  request: Request,
): Request {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  if (token) request.headers['X-XSRF-TOKEN'] = decodeURIComponent(token)
  return request
}
