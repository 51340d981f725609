/** Stays in Latin letters in Hindi, too: names, codes and keys. */
export const latin =
  /\b(?:API|ARN|Alt|CGST|CMP|CSV|Ctrl|Excel|GST|GSTIN|GSTR|Google|HDFC|HSN|HTTP|ICICI|IFF|IFSC|IGST|IRN|JPEG|JSON|LUT|MIT|OTP|PAN|PDF|PNG|PostgreSQL|SAC|SBI|SEZ|SGST|SWIFT|Supabase|TAN|TDS|UIN|UPI|UQC|UTGST|UTR|WebP|WhatsApp|XLSX|ZIP|xlsx)\b/g
