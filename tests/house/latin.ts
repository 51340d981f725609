/** What is read in Latin letters in Hindi, too: names, codes and keys. */
export const latin =
  /\b(?:API|Alt|CMP|CSV|Ctrl|Excel|GST|GSTIN|GSTR|Google|HDFC|HSN|ICICI|IFF|IFSC|IGST|JPEG|JSON|LUT|OTP|PAN|PDF|PNG|SAC|SBI|SEZ|SWIFT|TDS|UIN|UPI|WebP|WhatsApp|XLSX|ZIP|xlsx)\b/g
