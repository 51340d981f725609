export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "books": {
          Tables: {
            "bank_rows": {
                  Row: {
                    "amount_minor": number,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"created_at": string,"day": string,"fingerprint": string,"id": string,"method": string,"narration": string,"payer": string | null,"payment_id": string | null,"receipt_id": string | null,"reference": string | null,"standing": string,"state": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"day": string,"fingerprint": string,"id"?: string,"method": string,"narration": string,"payer"?: string | null,"payment_id"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"standing": string,"state"?: string,"user_id": string
                  }
                  Update: {
                    "amount_minor"?: number,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"day"?: string,"fingerprint"?: string,"id"?: string,"method"?: string,"narration"?: string,"payer"?: string | null,"payment_id"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"standing"?: string,"state"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bank_rows_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payment_records"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_rows_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_rows_receipt_id_fkey"
      columns: ["receipt_id"]
isOneToOne: false
      referencedRelation: "receipt_records"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bank_rows_receipt_id_fkey"
      columns: ["receipt_id"]
isOneToOne: false
      referencedRelation: "receipts"
      referencedColumns: ["id"]
    }
                  ]
                },"clients": {
                  Row: {
                    "address": string | null,"archived": boolean,"cc_emails": (string)[],"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"city": string | null,"contact": string | null,"country": string,"created_at": string,"currency": string,"delivery_address": string | null,"email": string | null,"gstin": string | null,"id": string,"import_id": string | null,"language": string,"merged_into": string | null,"name": string,"notes": string | null,"pan": string | null,"phone": string | null,"postal_code": string | null,"request_fingerprint": string | null,"request_key": string | null,"search_text": string,"state_code": string | null,"tan": string | null,"tds_kind": string | null,"terms_days": number | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"archived"?: boolean,"cc_emails"?: (string)[],"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"contact"?: string | null,"country"?: string,"created_at"?: string,"currency"?: string,"delivery_address"?: string | null,"email"?: string | null,"gstin"?: string | null,"id"?: string,"import_id"?: string | null,"language"?: string,"merged_into"?: string | null,"name": string,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"search_text"?: never,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "address"?: string | null,"archived"?: boolean,"cc_emails"?: (string)[],"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"contact"?: string | null,"country"?: string,"created_at"?: string,"currency"?: string,"delivery_address"?: string | null,"email"?: string | null,"gstin"?: string | null,"id"?: string,"import_id"?: string | null,"language"?: string,"merged_into"?: string | null,"name"?: string,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"search_text"?: never,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "clients_merged_into"
      columns: ["merged_into","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "clients_merged_into"
      columns: ["merged_into","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"deductors": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"client_id": string | null,"id": string,"name": string,"tan": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"id"?: string,"name": string,"tan": string,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"id"?: string,"name"?: string,"tan"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "deductors_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "deductors_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"filed_rows": {
                  Row: {
                    "document_id": string | null,"first_day": string,"id": string,"mark_id": string,"section": string,"told": Json | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "document_id"?: string | null,"first_day": string,"id"?: string,"mark_id": string,"section": string,"told"?: Json | null,"user_id": string
                  }
                  Update: {
                    "document_id"?: string | null,"first_day"?: string,"id"?: string,"mark_id"?: string,"section"?: string,"told"?: Json | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "filed_rows_document"
      columns: ["document_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"invoice_counters": {
                  Row: {
                    "business_id": string,"financial_year": string,"last_sequence": number,"prefix": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "business_id": string,"financial_year": string,"last_sequence": number,"prefix": string,"user_id": string
                  }
                  Update: {
                    "business_id"?: string,"financial_year"?: string,"last_sequence"?: number,"prefix"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoice_items": {
                  Row: {
                    "cess_minor": number,"cgst_minor": number,"description": string,"discount_minor": number,"discount_percent": number | null,"gst_rate": number | null,"hsn_sac": string | null,"id": string,"igst_minor": number,"includes_tax": boolean,"invoice_id": string,"original_item_id": string | null,"position": number,"quantity": number,"rate": number | null,"returned_quantity": number | null,"sgst_minor": number,"taxability": string,"taxable_inr_minor": number | null,"taxable_minor": number,"unit": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cess_minor"?: number,"cgst_minor"?: number,"description": string,"discount_minor"?: number,"discount_percent"?: number | null,"gst_rate"?: number | null,"hsn_sac"?: string | null,"id"?: string,"igst_minor"?: number,"includes_tax"?: boolean,"invoice_id": string,"original_item_id"?: string | null,"position": number,"quantity"?: number,"rate"?: number | null,"returned_quantity"?: number | null,"sgst_minor"?: number,"taxability"?: string,"taxable_inr_minor"?: number | null,"taxable_minor": number,"unit"?: string | null,"user_id": string
                  }
                  Update: {
                    "cess_minor"?: number,"cgst_minor"?: number,"description"?: string,"discount_minor"?: number,"discount_percent"?: number | null,"gst_rate"?: number | null,"hsn_sac"?: string | null,"id"?: string,"igst_minor"?: number,"includes_tax"?: boolean,"invoice_id"?: string,"original_item_id"?: string | null,"position"?: number,"quantity"?: number,"rate"?: number | null,"returned_quantity"?: number | null,"sgst_minor"?: number,"taxability"?: string,"taxable_inr_minor"?: number | null,"taxable_minor"?: number,"unit"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoice_items_original_item_id_fkey"
      columns: ["original_item_id"]
isOneToOne: false
      referencedRelation: "invoice_items"
      referencedColumns: ["id"]
    }
                  ]
                },"invoices": {
                  Row: {
                    "accepted_on": string | null,"agreed_days": number | null,"business_id": string,"buyer": NonNullable<Json>,"cancel_reason": string | null,"cancelled_at": string | null,"cess_minor": number,"cgst_minor": number,"client_email": string,"client_id": string | null,"client_name": string,"client_search_text": string | null,"commercial": boolean,"corrects_id": string | null,"created_at": string,"credit_reason": string | null,"credited_minor": number,"currency": string,"due_date": string,"due_inr_minor": number | null,"due_minor": number,"exchange_rate": number | null,"financial_year": string,"given_number": string | null,"id": string,"igst_minor": number,"import_id": string | null,"issue_date": string,"kind": string,"language": string,"list": string,"listed": boolean,"money": string | null,"notes": string | null,"number": string,"original_id": string | null,"padding": number,"paid_date": string | null,"parts": NonNullable<Json>,"payment_method": string | null,"pdf_token": string,"place_of_supply": string | null,"place_of_supply_reason": string | null,"po_number": string | null,"port_code": string | null,"prefix": string,"prices_include_tax": boolean,"received_on": string | null,"refundable_minor": number,"request_fingerprint": string,"request_key": string,"reverse_charge": boolean,"round_off_minor": number,"search_text": string,"seller": NonNullable<Json>,"sequence": number,"settled_minor": number,"sgst_minor": number,"shipping_bill": string | null,"shipping_bill_date": string | null,"sign": number,"status": string,"supply": string,"taxable_minor": number,"taxes": NonNullable<Json>,"told": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string,"with_tax": boolean,"write_off_reason": string | null,"written_off_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted_on"?: string | null,"agreed_days"?: number | null,"business_id": string,"buyer": NonNullable<Json>,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"cess_minor"?: number,"cgst_minor"?: number,"client_email"?: never,"client_id"?: string | null,"client_name"?: never,"client_search_text"?: string | null,"commercial"?: boolean,"corrects_id"?: string | null,"created_at"?: string,"credit_reason"?: string | null,"credited_minor"?: number,"currency"?: string,"due_date": string,"due_inr_minor"?: never,"due_minor"?: never,"exchange_rate"?: number | null,"financial_year": string,"given_number"?: string | null,"id"?: string,"igst_minor"?: number,"import_id"?: string | null,"issue_date": string,"kind"?: string,"language"?: string,"list"?: string,"listed"?: never,"money"?: string | null,"notes"?: string | null,"number"?: never,"original_id"?: string | null,"padding": number,"paid_date"?: string | null,"parts"?: NonNullable<Json>,"payment_method"?: string | null,"pdf_token"?: string,"place_of_supply"?: string | null,"place_of_supply_reason"?: string | null,"po_number"?: string | null,"port_code"?: string | null,"prefix": string,"prices_include_tax"?: boolean,"received_on"?: string | null,"refundable_minor"?: number,"request_fingerprint": string,"request_key": string,"reverse_charge"?: boolean,"round_off_minor"?: number,"search_text"?: never,"seller": NonNullable<Json>,"sequence": number,"settled_minor"?: number,"sgst_minor"?: number,"shipping_bill"?: string | null,"shipping_bill_date"?: string | null,"sign"?: number,"status"?: string,"supply"?: string,"taxable_minor": number,"taxes"?: NonNullable<Json>,"told"?: string | null,"total_inr_minor"?: number | null,"total_minor": number,"user_id": string,"with_tax"?: boolean,"write_off_reason"?: string | null,"written_off_at"?: string | null
                  }
                  Update: {
                    "accepted_on"?: string | null,"agreed_days"?: number | null,"business_id"?: string,"buyer"?: NonNullable<Json>,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"cess_minor"?: number,"cgst_minor"?: number,"client_email"?: never,"client_id"?: string | null,"client_name"?: never,"client_search_text"?: string | null,"commercial"?: boolean,"corrects_id"?: string | null,"created_at"?: string,"credit_reason"?: string | null,"credited_minor"?: number,"currency"?: string,"due_date"?: string,"due_inr_minor"?: never,"due_minor"?: never,"exchange_rate"?: number | null,"financial_year"?: string,"given_number"?: string | null,"id"?: string,"igst_minor"?: number,"import_id"?: string | null,"issue_date"?: string,"kind"?: string,"language"?: string,"list"?: string,"listed"?: never,"money"?: string | null,"notes"?: string | null,"number"?: never,"original_id"?: string | null,"padding"?: number,"paid_date"?: string | null,"parts"?: NonNullable<Json>,"payment_method"?: string | null,"pdf_token"?: string,"place_of_supply"?: string | null,"place_of_supply_reason"?: string | null,"po_number"?: string | null,"port_code"?: string | null,"prefix"?: string,"prices_include_tax"?: boolean,"received_on"?: string | null,"refundable_minor"?: number,"request_fingerprint"?: string,"request_key"?: string,"reverse_charge"?: boolean,"round_off_minor"?: number,"search_text"?: never,"seller"?: NonNullable<Json>,"sequence"?: number,"settled_minor"?: number,"sgst_minor"?: number,"shipping_bill"?: string | null,"shipping_bill_date"?: string | null,"sign"?: number,"status"?: string,"supply"?: string,"taxable_minor"?: number,"taxes"?: NonNullable<Json>,"told"?: string | null,"total_inr_minor"?: number | null,"total_minor"?: number,"user_id"?: string,"with_tax"?: boolean,"write_off_reason"?: string | null,"written_off_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_corrects"
      columns: ["corrects_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"payments": {
                  Row: {
                    "amount_minor": number,"created_at": string,"decided_at": string | null,"from_advance": boolean,"from_client": boolean,"id": string,"invoice_id": string,"method": string,"note": string | null,"paid_on": string,"reason": string | null,"receipt_id": string | null,"reference": string | null,"request_fingerprint": string,"request_key": string,"restored": boolean,"state": string,"tds_minor": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_minor": number,"created_at"?: string,"decided_at"?: string | null,"from_advance"?: boolean,"from_client"?: boolean,"id"?: string,"invoice_id": string,"method": string,"note"?: string | null,"paid_on": string,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint": string,"request_key": string,"restored"?: boolean,"state": string,"tds_minor"?: number,"user_id": string
                  }
                  Update: {
                    "amount_minor"?: number,"created_at"?: string,"decided_at"?: string | null,"from_advance"?: boolean,"from_client"?: boolean,"id"?: string,"invoice_id"?: string,"method"?: string,"note"?: string | null,"paid_on"?: string,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string,"request_key"?: string,"restored"?: boolean,"state"?: string,"tds_minor"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_receipt"
      columns: ["receipt_id","user_id"]
isOneToOne: false
      referencedRelation: "receipt_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_receipt"
      columns: ["receipt_id","user_id"]
isOneToOne: false
      referencedRelation: "receipts"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"receipts": {
                  Row: {
                    "advance_exchange_rate": number | null,"advance_for": string | null,"advance_for_at": string | null,"advance_minor": number,"advance_place": string | null,"advance_rate": number | null,"advance_supply": string | null,"advance_untaxed": boolean,"amount_minor": number,"by_id": string | null,"by_name": string | null,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"client_id": string,"created_at": string,"currency": string,"gstin": string | null,"id": string,"method": string,"note": string | null,"paid_on": string,"reference": string | null,"request_fingerprint": string,"request_key": string,"return_method": string | null,"return_note": string | null,"return_reference": string | null,"returned_at": string | null,"returned_minor": number,"returned_on": string | null,"undo_reason": string | null,"undone_at": string | null,"user_id": string,"voucher_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor": number,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean,"amount_minor": number,"by_id"?: string | null,"by_name"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id": string,"created_at"?: string,"currency": string,"gstin"?: string | null,"id"?: string,"method": string,"note"?: string | null,"paid_on": string,"reference"?: string | null,"request_fingerprint": string,"request_key": string,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"user_id": string,"voucher_id"?: string | null
                  }
                  Update: {
                    "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor"?: number,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean,"amount_minor"?: number,"by_id"?: string | null,"by_name"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string,"created_at"?: string,"currency"?: string,"gstin"?: string | null,"id"?: string,"method"?: string,"note"?: string | null,"paid_on"?: string,"reference"?: string | null,"request_fingerprint"?: string,"request_key"?: string,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"user_id"?: string,"voucher_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "receipts_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"schedules": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"content": NonNullable<Json>,"created_at": string,"day": number | null,"document": Json | null,"end_on": string | null,"ended_at": string | null,"every": string,"id": string,"last_error": Json | null,"last_period": string | null,"made": number,"mode": string,"next_on": string | null,"paused_at": string | null,"place": number,"request_fingerprint": string,"request_key": string,"start_on": string,"terms_days": number,"times": number | null,"tries": number,"try_at": string | null,"turn_at": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"content": NonNullable<Json>,"created_at"?: string,"day"?: number | null,"document"?: Json | null,"end_on"?: string | null,"ended_at"?: string | null,"every": string,"id"?: string,"last_error"?: Json | null,"last_period"?: string | null,"made"?: number,"mode": string,"next_on"?: never,"paused_at"?: string | null,"place"?: number,"request_fingerprint": string,"request_key": string,"start_on": string,"terms_days": number,"times"?: number | null,"tries"?: number,"try_at"?: string | null,"turn_at"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"content"?: NonNullable<Json>,"created_at"?: string,"day"?: number | null,"document"?: Json | null,"end_on"?: string | null,"ended_at"?: string | null,"every"?: string,"id"?: string,"last_error"?: Json | null,"last_period"?: string | null,"made"?: number,"mode"?: string,"next_on"?: never,"paused_at"?: string | null,"place"?: number,"request_fingerprint"?: string,"request_key"?: string,"start_on"?: string,"terms_days"?: number,"times"?: number | null,"tries"?: number,"try_at"?: string | null,"turn_at"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"tds_certificates": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"client_id": string,"id": string,"number": string,"quarter": string,"received_on": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id": string,"id"?: string,"number": string,"quarter": string,"received_on": string,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string,"id"?: string,"number"?: string,"quarter"?: string,"received_on"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "tds_certificates_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "tds_certificates_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"tds_deductions": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"credited_on": string | null,"kind": string | null,"payment_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"credited_on"?: string | null,"kind"?: string | null,"payment_id": string,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"credited_on"?: string | null,"kind"?: string | null,"payment_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "tds_deductions_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: true
      referencedRelation: "payment_records"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "tds_deductions_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: true
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"tds_rows": {
                  Row: {
                    "booked_on": string | null,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"code": string,"created_at": string,"day": string,"deductor": string,"deposited_minor": number | null,"id": string,"occurrence": number,"paid_minor": number,"pan": string | null,"remarks": string | null,"status": string,"tan": string,"tax_minor": number,"told_on": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booked_on"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"code": string,"created_at"?: string,"day": string,"deductor": string,"deposited_minor"?: number | null,"id"?: string,"occurrence": number,"paid_minor": number,"pan"?: string | null,"remarks"?: string | null,"status": string,"tan": string,"tax_minor": number,"told_on": string,"user_id": string
                  }
                  Update: {
                    "booked_on"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"code"?: string,"created_at"?: string,"day"?: string,"deductor"?: string,"deposited_minor"?: number | null,"id"?: string,"occurrence"?: number,"paid_minor"?: number,"pan"?: string | null,"remarks"?: string | null,"status"?: string,"tan"?: string,"tax_minor"?: number,"told_on"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "bank_row_records": {
                  Row: {
                    "amount_minor": number,"changed_by_name": string | null,"day": string,"id": string,"invoice": Json | null,"narration": string,"payer": string | null,"receipt": Json | null,"reference": string | null,"standing": string,"state": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "amount_minor"?: number | null,"changed_by_name"?: string | null,"day"?: string | null,"id"?: string | null,"invoice"?: never,"narration"?: string | null,"payer"?: string | null,"receipt"?: never,"reference"?: string | null,"standing"?: string | null,"state"?: string | null,"user_id"?: string | null
                         }
                        Update: {
                           "amount_minor"?: number | null,"changed_by_name"?: string | null,"day"?: string | null,"id"?: string | null,"invoice"?: never,"narration"?: string | null,"payer"?: string | null,"receipt"?: never,"reference"?: string | null,"standing"?: string | null,"state"?: string | null,"user_id"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"client_records": {
                  Row: {
                    "address": string | null,"archived": boolean,"cc_emails": (string)[],"city": string | null,"contact": string | null,"country": string,"created_at": string,"currency": string,"delivery_address": string | null,"due": Json | null,"email": string | null,"gstin": string | null,"id": string,"language": string,"last_invoice": Json | null,"merged_into": string | null,"name": string,"notes": string | null,"pan": string | null,"phone": string | null,"postal_code": string | null,"state_code": string | null,"tan": string | null,"tds_kind": string | null,"terms_days": number | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"due"?: never,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"language"?: string | null,"last_invoice"?: never,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"user_id"?: string | null
                         }
                        Update: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"due"?: never,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"language"?: string | null,"last_invoice"?: never,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"user_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "clients_merged_into"
      columns: ["merged_into","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "clients_merged_into"
      columns: ["merged_into","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"estimate_records": {
                  Row: {
                    "answer": Json | null,"cancelled_at": string | null,"client_email": string,"client_id": string | null,"client_name": string,"created_at": string,"currency": string,"exchange_rate": number | null,"id": string,"invoice": Json | null,"invoice_id": string | null,"issue_date": string,"kind": string,"list": string,"number": string,"state": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string,"valid_until": string
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"invoice_details": {
                  Row: {
                    "balance_minor": number | null,"buyer": Json | null,"cancel_reason": string | null,"cancelled_at": string | null,"cess_minor": number,"cgst_minor": number,"client_email": string,"client_id": string | null,"client_name": string,"commercial": boolean,"created_at": string,"credit_reason": string | null,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"igst_minor": number,"issue_date": string,"items": Json | null,"kind": string,"language": string,"list": string,"listed": boolean,"money": string | null,"notes": string | null,"number": string,"original": Json | null,"original_id": string | null,"paid_date": string | null,"parts": NonNullable<Json>,"payment_method": string | null,"pdf_token": string,"place_of_supply": string | null,"place_of_supply_reason": string | null,"po_number": string | null,"port_code": string | null,"prices_include_tax": boolean,"reach": Json | null,"received_on": string | null,"refundable_minor": number | null,"refunded_minor": number | null,"replacement_id": string | null,"replacement_number": string | null,"reverse_charge": boolean,"round_off_minor": number,"seller": Json | null,"settled_minor": number,"sgst_minor": number,"shipping_bill": string | null,"shipping_bill_date": string | null,"sign": number,"status": string | null,"supply": string,"taxable_minor": number,"taxes": NonNullable<Json>,"tds_minor": number | null,"told": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string,"vouchers": Json | null,"with_tax": boolean,"write_off_reason": string | null,"written_off_at": string | null,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"invoice_records": {
                  Row: {
                    "balance_minor": number | null,"buyer": Json | null,"cancel_reason": string | null,"cancelled_at": string | null,"cess_minor": number,"cgst_minor": number,"client_email": string,"client_id": string | null,"client_name": string,"commercial": boolean,"created_at": string,"credit_reason": string | null,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"igst_minor": number,"issue_date": string,"items": Json | null,"kind": string,"language": string,"list": string,"listed": boolean,"money": string | null,"notes": string | null,"number": string,"original": Json | null,"original_id": string | null,"paid_date": string | null,"parts": NonNullable<Json>,"payment_method": string | null,"pdf_token": string,"place_of_supply": string | null,"place_of_supply_reason": string | null,"po_number": string | null,"port_code": string | null,"prices_include_tax": boolean,"reach": Json | null,"received_on": string | null,"refundable_minor": number | null,"refunded_minor": number | null,"replacement_id": string | null,"replacement_number": string | null,"reverse_charge": boolean,"round_off_minor": number,"seller": Json | null,"settled_minor": number,"sgst_minor": number,"shipping_bill": string | null,"shipping_bill_date": string | null,"sign": number,"status": string | null,"supply": string,"taxable_minor": number,"taxes": NonNullable<Json>,"tds_minor": number | null,"told": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string,"vouchers": Json | null,"with_tax": boolean,"write_off_reason": string | null,"written_off_at": string | null,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "invoices_original"
      columns: ["original_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"invoice_summaries": {
                  Row: {
                    "balance_minor": number | null,"cancelled_at": string | null,"client_email": string,"client_name": string,"created_at": string,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"issue_date": string,"kind": string,"number": string,"original": Json | null,"reach": Json | null,"refundable_minor": number | null,"refunded_minor": number | null,"settled_minor": number,"status": string | null,"tds_minor": number | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"payment_records": {
                  Row: {
                    "amount_minor": number,"created_at": string,"decided_at": string | null,"from_advance": boolean,"from_client": boolean,"id": string,"invoice_id": string,"method": string,"needs_amendment": boolean | null,"note": string | null,"paid_on": string,"reason": string | null,"receipt_id": string | null,"reference": string | null,"request_fingerprint": string,"request_key": string,"restored": boolean,"state": string | null,"tds_minor": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: never,"tds_minor"?: number | null,"user_id"?: string | null
                         }
                        Update: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: never,"tds_minor"?: number | null,"user_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_receipt"
      columns: ["receipt_id","user_id"]
isOneToOne: false
      referencedRelation: "receipt_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "payments_receipt"
      columns: ["receipt_id","user_id"]
isOneToOne: false
      referencedRelation: "receipts"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"receipt_records": {
                  Row: {
                    "advance_exchange_rate": number | null,"advance_for": string | null,"advance_for_at": string | null,"advance_minor": number,"advance_place": string | null,"advance_rate": number | null,"advance_supply": string | null,"advance_untaxed": boolean,"amount_minor": number,"by_name": string | null,"changed_by_name": string | null,"client_id": string,"created_at": string,"currency": string,"gstin": string | null,"id": string,"method": string,"needs_amendment": boolean | null,"note": string | null,"paid_on": string,"reference": string | null,"request_fingerprint": string,"request_key": string,"return_method": string | null,"return_note": string | null,"return_reference": string | null,"returned_at": string | null,"returned_minor": number,"returned_on": string | null,"undo_reason": string | null,"undone_at": string | null,"user_id": string,"voucher": Json | null,"voucher_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                           "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor"?: number | null,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean | null,"amount_minor"?: number | null,"by_name"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"created_at"?: string | null,"currency"?: string | null,"gstin"?: string | null,"id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number | null,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"user_id"?: string | null,"voucher"?: never,"voucher_id"?: string | null
                         }
                        Update: {
                           "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor"?: number | null,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean | null,"amount_minor"?: number | null,"by_name"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"created_at"?: string | null,"currency"?: string | null,"gstin"?: string | null,"id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number | null,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"user_id"?: string | null,"voucher"?: never,"voucher_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "receipts_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "client_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_client"
      columns: ["client_id","user_id"]
isOneToOne: false
      referencedRelation: "clients"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "estimate_records"
      referencedColumns: ["invoice_id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_records"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_summaries"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "invoices"
      referencedColumns: ["id","user_id"]
    },{
      foreignKeyName: "receipts_voucher"
      columns: ["voucher_id","user_id"]
isOneToOne: false
      referencedRelation: "receivables"
      referencedColumns: ["id","user_id"]
    }
                  ]
                },"receivables": {
                  Row: {
                    "balance_inr_minor": number | null,"balance_minor": number,"client_email": string,"client_name": string,"created_at": string,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"issue_date": string,"number": string,"parts": NonNullable<Json>,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "balance_inr_minor"?: number | null,"balance_minor"?: number | null,"client_email"?: string | null,"client_name"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due_date"?: string | null,"exchange_rate"?: number | null,"id"?: string | null,"issue_date"?: string | null,"number"?: string | null,"parts"?: Json | null,"user_id"?: string | null
                         }
                        Update: {
                           "balance_inr_minor"?: number | null,"balance_minor"?: number | null,"client_email"?: string | null,"client_name"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due_date"?: string | null,"exchange_rate"?: number | null,"id"?: string | null,"issue_date"?: string | null,"number"?: string | null,"parts"?: Json | null,"user_id"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            [_ in never]: never
          }
          Enums: {
            "uqc": "BAG"|"BAL"|"BDL"|"BKL"|"BOU"|"BOX"|"BTL"|"BUN"|"CAN"|"CBM"|"CCM"|"CMS"|"CTN"|"DOZ"|"DRM"|"GGK"|"GMS"|"GRS"|"GYD"|"KGS"|"KLR"|"KME"|"LTR"|"MLT"|"MTR"|"MTS"|"NOS"|"PAC"|"PCS"|"PRS"|"QTL"|"ROL"|"SET"|"SQF"|"SQM"|"SQY"|"TBS"|"TGM"|"THD"|"TON"|"TUB"|"UGS"|"UNT"|"YDS"|"OTH"
          }
          CompositeTypes: {
            [_ in never]: never
          }
        },"public": {
          Tables: {
            "businesses": {
                  Row: {
                    "above_five_crore": boolean,"ad_code": string | null,"address": string | null,"bank_account_name": string | null,"bank_account_number": string | null,"bank_ifsc": string | null,"bank_name": string | null,"bank_swift": string | null,"business_type": string | null,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"city": string | null,"composition_scheme": string | null,"country": string,"created_at": string,"default_gst_rate": number | null,"default_hsn_sac": string | null,"description": string | null,"email": string,"enterprise_kind": string | null,"enterprise_size": string | null,"export_bank": string | null,"gst_registration": string,"hsn_summary": boolean,"id": string,"iec": string | null,"interest_in_reminders": boolean,"invoice_padding": number,"invoice_prefix": string,"last_day_to_clients": boolean,"logo": string | null,"lut_number": string | null,"lut_year": string | null,"name": string,"numbering_at": string | null,"numbering_by_id": string | null,"numbering_by_name": string | null,"phone": string,"postal_code": string,"prices_include_tax": boolean,"reverse_charge_wording": string | null,"round_off": boolean,"signature": string | null,"state": string | null,"state_code": string | null,"tax_id": string | null,"tax_said": boolean,"udyam": string | null,"updated_at": string,"upi_id": string | null,"user_id": string,"website": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "above_five_crore"?: boolean,"ad_code"?: string | null,"address"?: string | null,"bank_account_name"?: string | null,"bank_account_number"?: string | null,"bank_ifsc"?: string | null,"bank_name"?: string | null,"bank_swift"?: string | null,"business_type"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"composition_scheme"?: string | null,"country"?: string,"created_at"?: string,"default_gst_rate"?: number | null,"default_hsn_sac"?: string | null,"description"?: string | null,"email": string,"enterprise_kind"?: string | null,"enterprise_size"?: string | null,"export_bank"?: string | null,"gst_registration"?: string,"hsn_summary"?: boolean,"id"?: string,"iec"?: string | null,"interest_in_reminders"?: boolean,"invoice_padding"?: number,"invoice_prefix"?: string,"last_day_to_clients"?: boolean,"logo"?: string | null,"lut_number"?: string | null,"lut_year"?: string | null,"name": string,"numbering_at"?: string | null,"numbering_by_id"?: string | null,"numbering_by_name"?: string | null,"phone": string,"postal_code": string,"prices_include_tax"?: boolean,"reverse_charge_wording"?: string | null,"round_off"?: boolean,"signature"?: string | null,"state"?: string | null,"state_code"?: never,"tax_id"?: string | null,"tax_said"?: boolean,"udyam"?: string | null,"updated_at"?: string,"upi_id"?: string | null,"user_id"?: string,"website"?: string | null
                  }
                  Update: {
                    "above_five_crore"?: boolean,"ad_code"?: string | null,"address"?: string | null,"bank_account_name"?: string | null,"bank_account_number"?: string | null,"bank_ifsc"?: string | null,"bank_name"?: string | null,"bank_swift"?: string | null,"business_type"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"composition_scheme"?: string | null,"country"?: string,"created_at"?: string,"default_gst_rate"?: number | null,"default_hsn_sac"?: string | null,"description"?: string | null,"email"?: string,"enterprise_kind"?: string | null,"enterprise_size"?: string | null,"export_bank"?: string | null,"gst_registration"?: string,"hsn_summary"?: boolean,"id"?: string,"iec"?: string | null,"interest_in_reminders"?: boolean,"invoice_padding"?: number,"invoice_prefix"?: string,"last_day_to_clients"?: boolean,"logo"?: string | null,"lut_number"?: string | null,"lut_year"?: string | null,"name"?: string,"numbering_at"?: string | null,"numbering_by_id"?: string | null,"numbering_by_name"?: string | null,"phone"?: string,"postal_code"?: string,"prices_include_tax"?: boolean,"reverse_charge_wording"?: string | null,"round_off"?: boolean,"signature"?: string | null,"state"?: string | null,"state_code"?: never,"tax_id"?: string | null,"tax_said"?: boolean,"udyam"?: string | null,"updated_at"?: string,"upi_id"?: string | null,"user_id"?: string,"website"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"catalogue_items": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"created_at": string,"currency": string,"description": string,"gst_rate": number | null,"hsn_sac": string | null,"id": string,"import_id": string | null,"is_archived": boolean,"rate": number | null,"request_fingerprint": string,"request_key": string,"search_text": string,"taxability": string,"unit": string | null,"used_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"currency"?: string,"description": string,"gst_rate"?: number | null,"hsn_sac"?: string | null,"id"?: string,"import_id"?: string | null,"is_archived"?: boolean,"rate"?: number | null,"request_fingerprint": string,"request_key": string,"search_text"?: never,"taxability"?: string,"unit"?: string | null,"used_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"currency"?: string,"description"?: string,"gst_rate"?: number | null,"hsn_sac"?: string | null,"id"?: string,"import_id"?: string | null,"is_archived"?: boolean,"rate"?: number | null,"request_fingerprint"?: string,"request_key"?: string,"search_text"?: never,"taxability"?: string,"unit"?: string | null,"used_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"checked_months": {
                  Row: {
                    "at": string,"by_id": string | null,"by_name": string | null,"first_day": string,"id": string,"unmarked_at": string | null,"unmarked_by_id": string | null,"unmarked_by_name": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"first_day": string,"id"?: string,"unmarked_at"?: string | null,"unmarked_by_id"?: string | null,"unmarked_by_name"?: string | null,"user_id": string
                  }
                  Update: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"first_day"?: string,"id"?: string,"unmarked_at"?: string | null,"unmarked_by_id"?: string | null,"unmarked_by_name"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"column_mappings": {
                  Row: {
                    "fingerprint": string,"mapping": NonNullable<Json>,"purpose": string,"used_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "fingerprint": string,"mapping": NonNullable<Json>,"purpose": string,"used_at": string,"user_id": string
                  }
                  Update: {
                    "fingerprint"?: string,"mapping"?: NonNullable<Json>,"purpose"?: string,"used_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"comments": {
                  Row: {
                    "at": string,"by_id": string | null,"by_name": string | null,"id": string,"invoice_id": string,"text": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"id"?: string,"invoice_id": string,"text": string,"user_id": string
                  }
                  Update: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"id"?: string,"invoice_id"?: string,"text"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"drafts": {
                  Row: {
                    "brought_by": string | null,"content": NonNullable<Json>,"corrects": boolean,"created_at": string,"discarded_at": string | null,"estimate_id": string | null,"id": string,"issued_id": string | null,"kind": string,"original_id": string | null,"period": string | null,"request_fingerprint": string | null,"schedule_id": string | null,"updated_at": string,"user_id": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "brought_by"?: string | null,"content": NonNullable<Json>,"corrects"?: boolean,"created_at"?: string,"discarded_at"?: string | null,"estimate_id"?: string | null,"id": string,"issued_id"?: string | null,"kind"?: string,"original_id"?: string | null,"period"?: string | null,"request_fingerprint"?: string | null,"schedule_id"?: string | null,"updated_at"?: string,"user_id"?: string,"version"?: number
                  }
                  Update: {
                    "brought_by"?: string | null,"content"?: NonNullable<Json>,"corrects"?: boolean,"created_at"?: string,"discarded_at"?: string | null,"estimate_id"?: string | null,"id"?: string,"issued_id"?: string | null,"kind"?: string,"original_id"?: string | null,"period"?: string | null,"request_fingerprint"?: string | null,"schedule_id"?: string | null,"updated_at"?: string,"user_id"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"edf_months": {
                  Row: {
                    "by_id": string | null,"by_name": string | null,"due_on": string | null,"filed_on": string | null,"first_day": string,"form_number": string | null,"mode": string | null,"third_party": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by_id"?: string | null,"by_name"?: string | null,"due_on"?: string | null,"filed_on"?: string | null,"first_day": string,"form_number"?: string | null,"mode"?: string | null,"third_party"?: string | null,"user_id": string
                  }
                  Update: {
                    "by_id"?: string | null,"by_name"?: string | null,"due_on"?: string | null,"filed_on"?: string | null,"first_day"?: string,"form_number"?: string | null,"mode"?: string | null,"third_party"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"estimate_answers": {
                  Row: {
                    "accepted": boolean,"answered_at": string,"estimate_id": string,"from_client": boolean,"name": string | null,"note": string | null,"restored": boolean,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accepted": boolean,"answered_at"?: string,"estimate_id": string,"from_client": boolean,"name"?: string | null,"note"?: string | null,"restored"?: boolean,"user_id": string
                  }
                  Update: {
                    "accepted"?: boolean,"answered_at"?: string,"estimate_id"?: string,"from_client"?: boolean,"name"?: string | null,"note"?: string | null,"restored"?: boolean,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"export_terms": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"closed_on": string | null,"closing_note": string | null,"contract_date": string | null,"contract_number": string | null,"invoice_id": string,"lut_paid_by": string | null,"net_minor": number | null,"realise_by": string | null,"remarks": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"closed_on"?: string | null,"closing_note"?: string | null,"contract_date"?: string | null,"contract_number"?: string | null,"invoice_id": string,"lut_paid_by"?: string | null,"net_minor"?: number | null,"realise_by"?: string | null,"remarks"?: string | null,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"closed_on"?: string | null,"closing_note"?: string | null,"contract_date"?: string | null,"contract_number"?: string | null,"invoice_id"?: string,"lut_paid_by"?: string | null,"net_minor"?: number | null,"realise_by"?: string | null,"remarks"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"exports": {
                  Row: {
                    "id": string,"until": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"until"?: string,"user_id": string
                  }
                  Update: {
                    "id"?: string,"until"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"filed_periods": {
                  Row: {
                    "by_id": string | null,"by_name": string | null,"filed_on": string,"first_day": string,"form": string,"gstin": string | null,"id": string,"last_day": string,"marked_at": string,"unmark_reason": string | null,"unmarked_at": string | null,"unmarked_by_id": string | null,"unmarked_by_name": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by_id"?: string | null,"by_name"?: string | null,"filed_on": string,"first_day": string,"form"?: string,"gstin"?: string | null,"id"?: string,"last_day": string,"marked_at"?: string,"unmark_reason"?: string | null,"unmarked_at"?: string | null,"unmarked_by_id"?: string | null,"unmarked_by_name"?: string | null,"user_id": string
                  }
                  Update: {
                    "by_id"?: string | null,"by_name"?: string | null,"filed_on"?: string,"first_day"?: string,"form"?: string,"gstin"?: string | null,"id"?: string,"last_day"?: string,"marked_at"?: string,"unmark_reason"?: string | null,"unmarked_at"?: string | null,"unmarked_by_id"?: string | null,"unmarked_by_name"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"hsn_codes": {
                  Row: {
                    "code": string,"description": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string,"description"?: string | null
                  }
                  Update: {
                    "code"?: string,"description"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"images": {
                  Row: {
                    "content": string,"hash": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content": string,"hash": string,"user_id": string
                  }
                  Update: {
                    "content"?: string,"hash"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"imports": {
                  Row: {
                    "already_there": number,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"created_at": string,"id": string,"kind": string,"made": number,"request_fingerprints": NonNullable<Json>,"request_key": string,"state": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "already_there"?: number,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"id"?: string,"kind": string,"made"?: number,"request_fingerprints"?: NonNullable<Json>,"request_key": string,"state"?: string,"user_id": string
                  }
                  Update: {
                    "already_there"?: number,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"created_at"?: string,"id"?: string,"kind"?: string,"made"?: number,"request_fingerprints"?: NonNullable<Json>,"request_key"?: string,"state"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoice_events": {
                  Row: {
                    "at": string,"by_id": string | null,"by_name": string | null,"detail": NonNullable<Json>,"id": number,"invoice_id": string,"kind": string,"restored": boolean,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"detail"?: NonNullable<Json>,"id"?: never,"invoice_id": string,"kind": string,"restored"?: boolean,"user_id": string
                  }
                  Update: {
                    "at"?: string,"by_id"?: string | null,"by_name"?: string | null,"detail"?: NonNullable<Json>,"id"?: never,"invoice_id"?: string,"kind"?: string,"restored"?: boolean,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoice_links": {
                  Row: {
                    "created_at": string,"first_viewed_at": string | null,"invoice_id": string,"last_viewed_at": string | null,"mail_id": string | null,"restored": boolean,"revoked_at": string | null,"token": string,"user_id": string,"views": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"first_viewed_at"?: string | null,"invoice_id": string,"last_viewed_at"?: string | null,"mail_id"?: string | null,"restored"?: boolean,"revoked_at"?: string | null,"token"?: string,"user_id": string,"views"?: number
                  }
                  Update: {
                    "created_at"?: string,"first_viewed_at"?: string | null,"invoice_id"?: string,"last_viewed_at"?: string | null,"mail_id"?: string | null,"restored"?: boolean,"revoked_at"?: string | null,"token"?: string,"user_id"?: string,"views"?: number
                  }
                  Relationships: [
                    
                  ]
                },"invoice_mails": {
                  Row: {
                    "begun_at": string,"cc": (string)[],"id": string,"invoice_id": string,"kind": string,"missed": (string)[],"request_fingerprint": string,"request_key": string,"restored": boolean,"sent_at": string | null,"sent_to": string,"step": string | null,"step_day": string | null,"subject": string,"unsure_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "begun_at"?: string,"cc"?: (string)[],"id"?: string,"invoice_id": string,"kind": string,"missed"?: (string)[],"request_fingerprint"?: string,"request_key"?: string,"restored"?: boolean,"sent_at"?: string | null,"sent_to": string,"step"?: string | null,"step_day"?: string | null,"subject": string,"unsure_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "begun_at"?: string,"cc"?: (string)[],"id"?: string,"invoice_id"?: string,"kind"?: string,"missed"?: (string)[],"request_fingerprint"?: string,"request_key"?: string,"restored"?: boolean,"sent_at"?: string | null,"sent_to"?: string,"step"?: string | null,"step_day"?: string | null,"subject"?: string,"unsure_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoice_periods": {
                  Row: {
                    "came_in_minor": number,"created": number,"due_minor": number,"due_without_rate": number,"first_day": string,"invoices": number,"outstanding_minor": number,"paid": number,"paid_minor": number,"paid_without_rate": number,"period": string,"received_minor": number,"revenue_minor": number,"unpaid_due": number,"unpaid_minor": number,"unpaid_open_minor": number,"user_id": string,"without_rate": number,"written_off": number,"written_off_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                    "came_in_minor"?: number,"created"?: number,"due_minor"?: number,"due_without_rate"?: number,"first_day": string,"invoices"?: number,"outstanding_minor"?: number,"paid"?: number,"paid_minor"?: number,"paid_without_rate"?: number,"period": string,"received_minor"?: number,"revenue_minor"?: number,"unpaid_due"?: number,"unpaid_minor"?: number,"unpaid_open_minor"?: number,"user_id": string,"without_rate"?: number,"written_off"?: number,"written_off_minor"?: number
                  }
                  Update: {
                    "came_in_minor"?: number,"created"?: number,"due_minor"?: number,"due_without_rate"?: number,"first_day"?: string,"invoices"?: number,"outstanding_minor"?: number,"paid"?: number,"paid_minor"?: number,"paid_without_rate"?: number,"period"?: string,"received_minor"?: number,"revenue_minor"?: number,"unpaid_due"?: number,"unpaid_minor"?: number,"unpaid_open_minor"?: number,"user_id"?: string,"without_rate"?: number,"written_off"?: number,"written_off_minor"?: number
                  }
                  Relationships: [
                    
                  ]
                },"note_rejections": {
                  Row: {
                    "by_id": string | null,"by_name": string | null,"id": string,"note_id": string,"rejected_on": string,"said_at": string,"taken_back_at": string | null,"taken_back_by_id": string | null,"taken_back_by_name": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "by_id"?: string | null,"by_name"?: string | null,"id"?: string,"note_id": string,"rejected_on": string,"said_at"?: string,"taken_back_at"?: string | null,"taken_back_by_id"?: string | null,"taken_back_by_name"?: string | null,"user_id": string
                  }
                  Update: {
                    "by_id"?: string | null,"by_name"?: string | null,"id"?: string,"note_id"?: string,"rejected_on"?: string,"said_at"?: string,"taken_back_at"?: string | null,"taken_back_by_id"?: string | null,"taken_back_by_name"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"deletion_stopped_at": string | null,"dob": string | null,"email": string,"id": string,"language": string,"location": string | null,"mail_edf": boolean,"mail_monthly_summary": boolean,"mail_payment_claims": boolean,"mail_receipts": boolean,"mails_unpayable": boolean,"name": string,"phone": string | null,"remind_after_3": boolean,"remind_after_7": boolean,"remind_before_3": boolean,"remind_due": boolean,"setup_put_away": boolean,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"deletion_stopped_at"?: string | null,"dob"?: string | null,"email": string,"id": string,"language"?: string,"location"?: string | null,"mail_edf"?: boolean,"mail_monthly_summary"?: boolean,"mail_payment_claims"?: boolean,"mail_receipts"?: boolean,"mails_unpayable"?: boolean,"name": string,"phone"?: string | null,"remind_after_3"?: boolean,"remind_after_7"?: boolean,"remind_before_3"?: boolean,"remind_due"?: boolean,"setup_put_away"?: boolean,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"deletion_stopped_at"?: string | null,"dob"?: string | null,"email"?: string,"id"?: string,"language"?: string,"location"?: string | null,"mail_edf"?: boolean,"mail_monthly_summary"?: boolean,"mail_payment_claims"?: boolean,"mail_receipts"?: boolean,"mails_unpayable"?: boolean,"name"?: string,"phone"?: string | null,"remind_after_3"?: boolean,"remind_after_7"?: boolean,"remind_before_3"?: boolean,"remind_due"?: boolean,"setup_put_away"?: boolean,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"remittances": {
                  Row: {
                    "bank_advice": string | null,"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"charges_minor": number | null,"fira_file": string | null,"fira_number": string | null,"id": string,"irm_number": string | null,"payment_id": string | null,"purpose_code": string | null,"receipt_id": string | null,"rupees_minor": number | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bank_advice"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"charges_minor"?: number | null,"fira_file"?: string | null,"fira_number"?: string | null,"id"?: string,"irm_number"?: string | null,"payment_id"?: string | null,"purpose_code"?: string | null,"receipt_id"?: string | null,"rupees_minor"?: number | null,"user_id": string
                  }
                  Update: {
                    "bank_advice"?: string | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"charges_minor"?: number | null,"fira_file"?: string | null,"fira_number"?: string | null,"id"?: string,"irm_number"?: string | null,"payment_id"?: string | null,"purpose_code"?: string | null,"receipt_id"?: string | null,"rupees_minor"?: number | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"schedule_runs": {
                  Row: {
                    "error": Json | null,"invoice_id": string | null,"late": boolean,"made_at": string,"period": string,"schedule_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "error"?: Json | null,"invoice_id"?: string | null,"late": boolean,"made_at"?: string,"period": string,"schedule_id": string,"user_id": string
                  }
                  Update: {
                    "error"?: Json | null,"invoice_id"?: string | null,"late"?: boolean,"made_at"?: string,"period"?: string,"schedule_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"statement_links": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"client_id": string,"created_at": string,"currency": string,"first_day": string,"first_viewed_at": string | null,"id": string,"last_day": string,"last_viewed_at": string | null,"mail_id": string | null,"revoked_at": string | null,"token": string,"user_id": string,"views": number
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id": string,"created_at"?: string,"currency": string,"first_day": string,"first_viewed_at"?: string | null,"id"?: string,"last_day": string,"last_viewed_at"?: string | null,"mail_id"?: string | null,"revoked_at"?: string | null,"token"?: string,"user_id": string,"views"?: number
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string,"created_at"?: string,"currency"?: string,"first_day"?: string,"first_viewed_at"?: string | null,"id"?: string,"last_day"?: string,"last_viewed_at"?: string | null,"mail_id"?: string | null,"revoked_at"?: string | null,"token"?: string,"user_id"?: string,"views"?: number
                  }
                  Relationships: [
                    
                  ]
                },"statement_mails": {
                  Row: {
                    "begun_at": string,"by_id": string | null,"by_name": string | null,"cc": (string)[],"client_id": string,"currency": string,"first_day": string,"id": string,"last_day": string,"missed": (string)[],"request_fingerprint": string,"request_key": string,"sent_at": string | null,"sent_to": string,"subject": string,"unsure_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "begun_at"?: string,"by_id"?: string | null,"by_name"?: string | null,"cc"?: (string)[],"client_id": string,"currency": string,"first_day": string,"id"?: string,"last_day": string,"missed"?: (string)[],"request_fingerprint": string,"request_key": string,"sent_at"?: string | null,"sent_to": string,"subject": string,"unsure_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "begun_at"?: string,"by_id"?: string | null,"by_name"?: string | null,"cc"?: (string)[],"client_id"?: string,"currency"?: string,"first_day"?: string,"id"?: string,"last_day"?: string,"missed"?: (string)[],"request_fingerprint"?: string,"request_key"?: string,"sent_at"?: string | null,"sent_to"?: string,"subject"?: string,"unsure_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"tally_ledgers": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"client_id": string | null,"id": string,"ledger": string,"name": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"id"?: string,"ledger": string,"name": string,"user_id": string
                  }
                  Update: {
                    "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"id"?: string,"ledger"?: string,"name"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "bank_row_records": {
                  Row: {
                    "amount_minor": number,"changed_by_name": string | null,"day": string,"id": string,"invoice": Json | null,"narration": string,"payer": string | null,"receipt": Json | null,"reference": string | null,"standing": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                           "amount_minor"?: number | null,"changed_by_name"?: string | null,"day"?: string | null,"id"?: string | null,"invoice"?: never,"narration"?: string | null,"payer"?: string | null,"receipt"?: never,"reference"?: string | null,"standing"?: string | null,"state"?: string | null
                         }
                        Update: {
                           "amount_minor"?: number | null,"changed_by_name"?: string | null,"day"?: string | null,"id"?: string | null,"invoice"?: never,"narration"?: string | null,"payer"?: string | null,"receipt"?: never,"reference"?: string | null,"standing"?: string | null,"state"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"client_records": {
                  Row: {
                    "address": string | null,"archived": boolean,"cc_emails": (string)[],"city": string | null,"contact": string | null,"country": string,"created_at": string,"currency": string,"delivery_address": string | null,"due": Json | null,"email": string | null,"gstin": string | null,"id": string,"language": string,"last_invoice": Json | null,"merged_into": string | null,"name": string,"notes": string | null,"pan": string | null,"phone": string | null,"postal_code": string | null,"state_code": string | null,"tan": string | null,"tds_kind": string | null,"terms_days": number | null
                  }
                  ComputedFields: never
                  Insert: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"due"?: never,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"language"?: string | null,"last_invoice"?: never,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null
                         }
                        Update: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"due"?: never,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"language"?: string | null,"last_invoice"?: never,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"clients": {
                  Row: {
                    "address": string | null,"archived": boolean,"cc_emails": (string)[],"changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"city": string | null,"contact": string | null,"country": string,"created_at": string,"currency": string,"delivery_address": string | null,"email": string | null,"gstin": string | null,"id": string,"import_id": string | null,"language": string,"merged_into": string | null,"name": string,"notes": string | null,"pan": string | null,"phone": string | null,"postal_code": string | null,"request_fingerprint": string | null,"request_key": string | null,"search_text": string,"state_code": string | null,"tan": string | null,"tds_kind": string | null,"terms_days": number | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"import_id"?: string | null,"language"?: string | null,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"search_text"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"updated_at"?: string | null
                         }
                        Update: {
                           "address"?: string | null,"archived"?: boolean | null,"cc_emails"?: (string)[] | null,"changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"city"?: string | null,"contact"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"delivery_address"?: string | null,"email"?: string | null,"gstin"?: string | null,"id"?: string | null,"import_id"?: string | null,"language"?: string | null,"merged_into"?: string | null,"name"?: string | null,"notes"?: string | null,"pan"?: string | null,"phone"?: string | null,"postal_code"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"search_text"?: string | null,"state_code"?: string | null,"tan"?: string | null,"tds_kind"?: string | null,"terms_days"?: number | null,"updated_at"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"estimate_records": {
                  Row: {
                    "answer": Json | null,"cancelled_at": string | null,"client_email": string,"client_id": string | null,"client_name": string,"created_at": string,"currency": string,"exchange_rate": number | null,"id": string,"invoice": Json | null,"invoice_id": string | null,"issue_date": string,"kind": string,"number": string,"state": string | null,"total_inr_minor": number | null,"total_minor": number,"valid_until": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"invoice_counters": {
                  Row: {
                    "financial_year": string,"last_sequence": number,"prefix": string
                  }
                  ComputedFields: never
                  Insert: {
                           "financial_year"?: string | null,"last_sequence"?: number | null,"prefix"?: string | null
                         }
                        Update: {
                           "financial_year"?: string | null,"last_sequence"?: number | null,"prefix"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"invoice_details": {
                  Row: {
                    "balance_minor": number | null,"buyer": Json | null,"cancel_reason": string | null,"cancelled_at": string | null,"cess_minor": number,"cgst_minor": number,"client_email": string,"client_id": string | null,"client_name": string,"commercial": boolean,"created_at": string,"credit_reason": string | null,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"igst_minor": number,"issue_date": string,"items": Json | null,"kind": string,"language": string,"listed": boolean,"notes": string | null,"number": string,"original": Json | null,"original_id": string | null,"paid_date": string | null,"parts": NonNullable<Json>,"payment_method": string | null,"pdf_token": string,"place_of_supply": string | null,"place_of_supply_reason": string | null,"po_number": string | null,"port_code": string | null,"prices_include_tax": boolean,"reach": Json | null,"received_on": string | null,"refundable_minor": number | null,"refunded_minor": number | null,"replacement_id": string | null,"replacement_number": string | null,"reverse_charge": boolean,"round_off_minor": number,"seller": Json | null,"settled_minor": number,"sgst_minor": number,"shipping_bill": string | null,"shipping_bill_date": string | null,"status": string | null,"supply": string,"taxable_minor": number,"taxes": NonNullable<Json>,"tds_minor": number | null,"total_inr_minor": number | null,"total_minor": number,"vouchers": Json | null,"with_tax": boolean,"write_off_reason": string | null,"written_off_at": string | null,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"invoice_records": {
                  Row: {
                    "balance_minor": number | null,"buyer": Json | null,"cancel_reason": string | null,"cancelled_at": string | null,"cess_minor": number,"cgst_minor": number,"client_email": string,"client_id": string | null,"client_name": string,"commercial": boolean,"created_at": string,"credit_reason": string | null,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"igst_minor": number,"issue_date": string,"items": Json | null,"kind": string,"language": string,"listed": boolean,"notes": string | null,"number": string,"original": Json | null,"original_id": string | null,"paid_date": string | null,"parts": NonNullable<Json>,"payment_method": string | null,"pdf_token": string,"place_of_supply": string | null,"place_of_supply_reason": string | null,"po_number": string | null,"port_code": string | null,"prices_include_tax": boolean,"reach": Json | null,"received_on": string | null,"refundable_minor": number | null,"refunded_minor": number | null,"replacement_id": string | null,"replacement_number": string | null,"reverse_charge": boolean,"round_off_minor": number,"seller": Json | null,"settled_minor": number,"sgst_minor": number,"shipping_bill": string | null,"shipping_bill_date": string | null,"status": string | null,"supply": string,"taxable_minor": number,"taxes": NonNullable<Json>,"tds_minor": number | null,"total_inr_minor": number | null,"total_minor": number,"vouchers": Json | null,"with_tax": boolean,"write_off_reason": string | null,"written_off_at": string | null,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"invoice_summaries": {
                  Row: {
                    "balance_minor": number | null,"cancelled_at": string | null,"client_email": string,"client_name": string,"created_at": string,"credited_minor": number,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"issue_date": string,"kind": string,"number": string,"original": Json | null,"reach": Json | null,"refundable_minor": number | null,"refunded_minor": number | null,"settled_minor": number,"status": string | null,"tds_minor": number | null,"total_inr_minor": number | null,"total_minor": number,"written_off_minor": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"payment_records": {
                  Row: {
                    "amount_minor": number,"created_at": string,"decided_at": string | null,"from_advance": boolean,"from_client": boolean,"id": string,"invoice_id": string,"method": string,"needs_amendment": boolean | null,"note": string | null,"paid_on": string,"reason": string | null,"receipt_id": string | null,"reference": string | null,"request_fingerprint": string,"request_key": string,"restored": boolean,"state": string | null,"tds_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: never,"tds_minor"?: number | null
                         }
                        Update: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: never,"tds_minor"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"payments": {
                  Row: {
                    "amount_minor": number,"created_at": string,"decided_at": string | null,"from_advance": boolean,"from_client": boolean,"id": string,"invoice_id": string,"method": string,"note": string | null,"paid_on": string,"reason": string | null,"receipt_id": string | null,"reference": string | null,"request_fingerprint": string,"request_key": string,"restored": boolean,"state": string,"tds_minor": number
                  }
                  ComputedFields: never
                  Insert: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: string | null,"tds_minor"?: number | null
                         }
                        Update: {
                           "amount_minor"?: number | null,"created_at"?: string | null,"decided_at"?: string | null,"from_advance"?: boolean | null,"from_client"?: boolean | null,"id"?: string | null,"invoice_id"?: string | null,"method"?: string | null,"note"?: string | null,"paid_on"?: string | null,"reason"?: string | null,"receipt_id"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"restored"?: boolean | null,"state"?: string | null,"tds_minor"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"receipt_records": {
                  Row: {
                    "advance_exchange_rate": number | null,"advance_for": string | null,"advance_for_at": string | null,"advance_minor": number,"advance_place": string | null,"advance_rate": number | null,"advance_supply": string | null,"advance_untaxed": boolean,"amount_minor": number,"by_name": string | null,"changed_by_name": string | null,"client_id": string,"created_at": string,"currency": string,"gstin": string | null,"id": string,"method": string,"needs_amendment": boolean | null,"note": string | null,"paid_on": string,"reference": string | null,"request_fingerprint": string,"request_key": string,"return_method": string | null,"return_note": string | null,"return_reference": string | null,"returned_at": string | null,"returned_minor": number,"returned_on": string | null,"undo_reason": string | null,"undone_at": string | null,"voucher": Json | null,"voucher_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                           "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor"?: number | null,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean | null,"amount_minor"?: number | null,"by_name"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"created_at"?: string | null,"currency"?: string | null,"gstin"?: string | null,"id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number | null,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"voucher"?: never,"voucher_id"?: string | null
                         }
                        Update: {
                           "advance_exchange_rate"?: number | null,"advance_for"?: string | null,"advance_for_at"?: string | null,"advance_minor"?: number | null,"advance_place"?: string | null,"advance_rate"?: number | null,"advance_supply"?: string | null,"advance_untaxed"?: boolean | null,"amount_minor"?: number | null,"by_name"?: string | null,"changed_by_name"?: string | null,"client_id"?: string | null,"created_at"?: string | null,"currency"?: string | null,"gstin"?: string | null,"id"?: string | null,"method"?: string | null,"needs_amendment"?: never,"note"?: string | null,"paid_on"?: string | null,"reference"?: string | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"return_method"?: string | null,"return_note"?: string | null,"return_reference"?: string | null,"returned_at"?: string | null,"returned_minor"?: number | null,"returned_on"?: string | null,"undo_reason"?: string | null,"undone_at"?: string | null,"voucher"?: never,"voucher_id"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"report_days": {
                  Row: {
                    "created": number,"day": string,"invoices": number,"outstanding_minor": number,"paid": number,"received_minor": number,"revenue_minor": number,"unpaid": number | null,"user_id": string,"without_rate": number,"written_off": number
                  }
                  ComputedFields: never
                  Insert: {
                           "created"?: number | null,"day"?: string | null,"invoices"?: number | null,"outstanding_minor"?: number | null,"paid"?: number | null,"received_minor"?: number | null,"revenue_minor"?: number | null,"unpaid"?: never,"user_id"?: string | null,"without_rate"?: number | null,"written_off"?: number | null
                         }
                        Update: {
                           "created"?: number | null,"day"?: string | null,"invoices"?: number | null,"outstanding_minor"?: number | null,"paid"?: number | null,"received_minor"?: number | null,"revenue_minor"?: number | null,"unpaid"?: never,"user_id"?: string | null,"without_rate"?: number | null,"written_off"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"report_months": {
                  Row: {
                    "created": number,"invoices": number,"month": string,"outstanding_minor": number,"paid": number,"received_minor": number,"revenue_minor": number,"unpaid": number | null,"user_id": string,"without_rate": number,"written_off": number
                  }
                  ComputedFields: never
                  Insert: {
                           "created"?: number | null,"invoices"?: number | null,"month"?: string | null,"outstanding_minor"?: number | null,"paid"?: number | null,"received_minor"?: number | null,"revenue_minor"?: number | null,"unpaid"?: never,"user_id"?: string | null,"without_rate"?: number | null,"written_off"?: number | null
                         }
                        Update: {
                           "created"?: number | null,"invoices"?: number | null,"month"?: string | null,"outstanding_minor"?: number | null,"paid"?: number | null,"received_minor"?: number | null,"revenue_minor"?: number | null,"unpaid"?: never,"user_id"?: string | null,"without_rate"?: number | null,"written_off"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"schedules": {
                  Row: {
                    "changed_at": string | null,"changed_by_id": string | null,"changed_by_name": string | null,"content": NonNullable<Json>,"created_at": string,"day": number | null,"document": Json | null,"end_on": string | null,"ended_at": string | null,"every": string,"id": string,"last_error": Json | null,"last_period": string | null,"made": number,"mode": string,"next_on": string | null,"paused_at": string | null,"place": number,"request_fingerprint": string,"request_key": string,"start_on": string,"terms_days": number,"times": number | null,"tries": number,"try_at": string | null,"turn_at": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                           "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"content"?: Json | null,"created_at"?: string | null,"day"?: number | null,"document"?: Json | null,"end_on"?: string | null,"ended_at"?: string | null,"every"?: string | null,"id"?: string | null,"last_error"?: Json | null,"last_period"?: string | null,"made"?: number | null,"mode"?: string | null,"next_on"?: string | null,"paused_at"?: string | null,"place"?: number | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"start_on"?: string | null,"terms_days"?: number | null,"times"?: number | null,"tries"?: number | null,"try_at"?: string | null,"turn_at"?: string | null,"updated_at"?: string | null
                         }
                        Update: {
                           "changed_at"?: string | null,"changed_by_id"?: string | null,"changed_by_name"?: string | null,"content"?: Json | null,"created_at"?: string | null,"day"?: number | null,"document"?: Json | null,"end_on"?: string | null,"ended_at"?: string | null,"every"?: string | null,"id"?: string | null,"last_error"?: Json | null,"last_period"?: string | null,"made"?: number | null,"mode"?: string | null,"next_on"?: string | null,"paused_at"?: string | null,"place"?: number | null,"request_fingerprint"?: string | null,"request_key"?: string | null,"start_on"?: string | null,"terms_days"?: number | null,"times"?: number | null,"tries"?: number | null,"try_at"?: string | null,"turn_at"?: string | null,"updated_at"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "accept_estimate":
{ Args: { "estimate_id": string,"note"?: string }; Returns: undefined
                           },
"accept_invitation":
{ Args: { "token": string }; Returns: string
                           },
"accept_note":
{ Args: { "note_id": string }; Returns: undefined
                           },
"advances_for":
{ Args: { "invoice_id": string }; Returns: Database["books"]['Views']["receipt_records"]['Row'][]
                          SetofOptions: {
        from: "*"
        to: "receipt_records"
        isOneToOne: false
        isSetofReturn: true
      } },
"answer_estimate":
{ Args: { "accepted": boolean,"name": string,"note"?: string,"token": string }; Returns: string
                           },
"apply_advance":
{ Args: { "amount_minor"?: number,"invoice_id": string,"receipt_id": string,"request_key": string }; Returns: string
                           },
"archive_item":
{ Args: { "archived"?: boolean,"item_id": string }; Returns: undefined
                           },
"bank_ledger":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"begin_invitation_mail":
{ Args: { "invitation_id": string,"most_a_day"?: number }; Returns: Json
                           },
"begin_invoice_mail":
{ Args: { "copies"?: (string)[],"fingerprint": string,"invoice_id": string,"kind": string,"most_a_day"?: number,"recipients"?: (string)[],"request_key": string,"sender": string,"subject": string }; Returns: Json
                           },
"begin_statement_mail":
{ Args: { "client_id": string,"copies"?: (string)[],"currency": string,"fingerprint": string,"first_day": string,"last_day": string,"most_a_day"?: number,"recipients"?: (string)[],"request_key": string,"sender": string,"subject": string }; Returns: Json
                           },
"book_bank_rows":
{ Args: { "bookings": Json }; Returns: Json
                           },
"business_of_document":
{ Args: { "document_id": string }; Returns: string
                           },
"businesses_standing":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"cancel_invoice":
{ Args: { "invoice_id": string,"reason": string }; Returns: undefined
                           },
"change_item":
{ Args: { "item": Json,"item_id": string }; Returns: undefined
                           },
"change_member":
{ Args: { "person_id": string,"role": string }; Returns: undefined
                           },
"change_schedule":
{ Args: { "schedule": Json,"schedule_id": string }; Returns: undefined
                           },
"change_webhook":
{ Args: { "description"?: string,"topics"?: (string)[],"url": string,"webhook_id": string }; Returns: undefined
                           },
"check_month":
{ Args: { "first_day": string }; Returns: undefined
                           },
"claim_payment":
{ Args: { "amount_minor": number,"method"?: string,"note"?: string,"reference": string,"request_key": string,"tds_minor"?: number,"token": string }; Returns: string
                           },
"client_account":
{ Args: { "client_id": string }; Returns: Json
                           },
"client_statement":
{ Args: { "client_id": string,"first_day": string,"last_day": string }; Returns: Json
                           },
"client_tds":
{ Args: { "client_id": string,"day": string }; Returns: Json
                           },
"comment_on":
{ Args: { "document_id": string,"text": string }; Returns: string
                           },
"commit_restore":
{ Args: { "pages": number,"restore_id": string }; Returns: number
                           },
"confirm_payment":
{ Args: { "advance_for"?: string,"amount_minor"?: number,"credited_on"?: string,"paid_on"?: string,"payment_id": string,"tds_kind"?: string,"tds_minor"?: number,"tell_client"?: boolean }; Returns: undefined
                           },
"convert_estimate":
{ Args: { "estimate_id": string }; Returns: string
                           },
"correct_invoice":
{ Args: { "invoice_id": string }; Returns: string
                           },
"correct_note":
{ Args: { "amount_minor"?: number,"items"?: Json,"note_id": string,"reason": string,"request_key": string }; Returns: Json
                           },
"count_estimates":
{ Args: { "list": string,"query"?: string }; Returns: Json
                           },
"create_client":
{ Args: { "client": Json,"request_key": string }; Returns: string
                           },
"create_item":
{ Args: { "item": Json,"request_key": string }; Returns: string
                           },
"create_schedule":
{ Args: { "request_key": string,"schedule": Json }; Returns: string
                           },
"credit_is_late":
{ Args: { "filing"?: string,"invoice_id": string,"noted": string }; Returns: boolean
                           },
"creditable":
{ Args: { "invoice_id": string }; Returns: Json
                           },
"dashboard_attention":
{ Args: { "most"?: number }; Returns: Json
                           },
"dashboard_months":
{ Args: { "last_month": string }; Returns: {
              "came_in_minor": number,"month": string,"outstanding_minor": number,"received_minor": number,"revenue_minor": number,"tds_minor": number
            }[]
                           },
"dashboard_summary":
{ Args: { "first_day": string,"last_day": string }; Returns: {
              "invoices": number,"overdue": number,"overdue_minor": number,"paid": number,"received_minor": number,"revenue_minor": number,"unpaid": number,"without_rate": number
            }[]
                           },
"decide_advance":
{ Args: { "advance_for": string,"receipt_id": string }; Returns: undefined
                           },
"decline_estimate":
{ Args: { "estimate_id": string,"note"?: string }; Returns: undefined
                           },
"decline_payment":
{ Args: { "payment_id": string,"reason"?: string }; Returns: undefined
                           },
"delete_invoice":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"delete_schedule":
{ Args: { "schedule_id": string }; Returns: undefined
                           },
"discard_draft":
{ Args: { "draft_id": string }; Returns: undefined
                           },
"duplicate_document":
{ Args: { "document_id": string,"draft_id"?: string }; Returns: string
                           },
"earlier_rows":
{ Args: { "most"?: number,"query"?: string }; Returns: Json
                           },
"end_api_key":
{ Args: { "key_id": string }; Returns: undefined
                           },
"end_invitation":
{ Args: { "invitation_id": string }; Returns: undefined
                           },
"end_invoice_mail":
{ Args: { "mail_id": string,"missed"?: (string)[],"outcome": string }; Returns: undefined
                           },
"end_mail":
{ Args: { "job_id": string,"outcome": string,"subject": string }; Returns: undefined
                           },
"end_schedule":
{ Args: { "schedule_id": string }; Returns: undefined
                           },
"end_session":
{ Args: { "session_id": string }; Returns: undefined
                           },
"end_statement_mail":
{ Args: { "mail_id": string,"missed"?: (string)[],"outcome": string }; Returns: undefined
                           },
"end_webhook":
{ Args: { "delivery_id": string,"result": Json }; Returns: undefined
                           },
"enter_by_key":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_counts":
{ Args: { "export_id": string }; Returns: Json
                           },
"export_papers":
{ Args: { "export_id": string,"ids": (string)[] }; Returns: Json
                           },
"export_part":
{ Args: { "after"?: Json,"export_id": string,"most"?: number,"part": string }; Returns: Json
                           },
"export_year":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"file_period":
{ Args: { "filed_on"?: string,"first_day": string,"form"?: string,"gstin"?: string,"last_day": string }; Returns: Json
                           },
"find_mapping":
{ Args: { "heads": (string)[],"purpose": string }; Returns: Json
                           },
"gst_return":
{ Args: { "first_day": string,"furnished"?: boolean,"gstin"?: string,"last_day": string }; Returns: Json
                           },
"hand_over_mail":
{ Args: { "job_id": string }; Returns: boolean
                           },
"invitation":
{ Args: { "token": string }; Returns: Json
                           },
"invite_member":
{ Args: { "email": string,"role": string }; Returns: Json
                           },
"invoice_document":
{ Args: { "token": string }; Returns: Json
                           },
"invoice_figures":
{ Args: { "client_id"?: string,"due_from"?: string,"due_to"?: string,"issued_from"?: string,"issued_to"?: string,"least_minor"?: number,"most_minor"?: number,"query"?: string }; Returns: Json
                           },
"invoice_numbering":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"invoice_receipt":
{ Args: { "token": string }; Returns: Json
                           },
"invoices_this_month":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"issue_credit_note":
{ Args: { "amount_minor"?: number,"commercial"?: boolean,"invoice_id": string,"issue_date"?: string,"items"?: Json,"reason": string,"request_key": string }; Returns: Json
                           },
"issue_debit_note":
{ Args: { "amount_minor"?: number,"due_date": string,"invoice_id": string,"issue_date"?: string,"items"?: Json,"reason": string,"request_key": string }; Returns: Json
                           },
"issue_draft":
{ Args: { "document": Json,"draft_id": string,"request_key": string }; Returns: Json
                           },
"issue_estimate":
{ Args: { "document": Json,"request_key": string }; Returns: Json
                           },
"issue_forerunner":
{ Args: { "document": Json,"kind": string,"request_key": string }; Returns: Json
                           },
"issue_invoice":
{ Args: { "document": Json,"request_key": string }; Returns: Json
                           },
"issue_voucher":
{ Args: { "about": Json,"receipt_id": string,"request_key": string }; Returns: Json
                           },
"keep_bank_rows":
{ Args: { "bank_rows": Json }; Returns: Json
                           },
"keep_mapping":
{ Args: { "heads": (string)[],"mapping": Json,"purpose": string }; Returns: undefined
                           },
"keep_pdf_copy":
{ Args: { "content": string,"document_id": string,"version": string }; Returns: undefined
                           },
"keep_tally_ledgers":
{ Args: { "ledgers": Json }; Returns: undefined
                           },
"keep_tds_rows":
{ Args: { "tds_rows": Json,"told_on": string }; Returns: Json
                           },
"late_payment":
{ Args: { "invoice_id": string }; Returns: Json
                           },
"leave_business":
{ Args: { "business_id": string }; Returns: undefined
                           },
"list_api_keys":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_clients":
{ Args: { "archived"?: boolean,"most": number,"query"?: string,"skip": number,"sort"?: string }; Returns: Json
                           },
"list_estimates":
{ Args: { "client_id"?: string,"list"?: string,"most": number,"query"?: string,"skip": number,"state"?: string }; Returns: Json
                           },
"list_invoices":
{ Args: { "client_id"?: string,"descending"?: boolean,"due_from"?: string,"due_to"?: string,"issued_from"?: string,"issued_to"?: string,"least_minor"?: number,"most": number,"most_minor"?: number,"query"?: string,"skip": number,"sort"?: string,"status"?: string,"with_cancelled"?: boolean }; Returns: Json
                           },
"list_items":
{ Args: { "archived"?: boolean,"most"?: number,"query"?: string,"skip"?: number }; Returns: Json
                           },
"list_members":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_register":
{ Args: { "first_day": string,"last_day": string,"most"?: number,"register": string,"skip"?: number }; Returns: Json
                           },
"list_schedule_runs":
{ Args: { "most"?: number,"schedule_id": string,"skip"?: number }; Returns: Json
                           },
"list_schedules":
{ Args: { "most"?: number,"skip"?: number }; Returns: Json
                           },
"list_sessions":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_webhooks":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"mail_stop":
{ Args: { "token": string }; Returns: Json
                           },
"make_api_key":
{ Args: { "expires_on"?: string,"name": string,"scopes": (string)[] }; Returns: Json
                           },
"make_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"make_webhook":
{ Args: { "description"?: string,"topics"?: (string)[],"url": string }; Returns: Json
                           },
"mark_sent":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"merge_clients":
{ Args: { "client_id": string,"into_id": string }; Returns: undefined
                           },
"missing_numbers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_businesses":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"note_certificate":
{ Args: { "certificate": string,"client_id": string,"quarter": string,"received_on": string }; Returns: undefined
                           },
"note_edf":
{ Args: { "due_on"?: string,"filed_on"?: string,"first_day": string,"form_number"?: string,"mode"?: string,"third_party"?: string }; Returns: undefined
                           },
"note_export_terms":
{ Args: { "closed_on"?: string,"closing_note"?: string,"contract_date"?: string,"contract_number"?: string,"invoice_id": string,"lut_paid_by"?: string,"net_minor"?: number,"realise_by"?: string,"remarks"?: string }; Returns: undefined
                           },
"note_remittance":
{ Args: { "bank_advice"?: string,"charges_minor"?: number,"fira_file"?: string,"fira_number"?: string,"irm_number"?: string,"payment_id": string,"purpose_code"?: string,"rupees_minor"?: number }; Returns: undefined
                           },
"note_share_view":
{ Args: { "token": string }; Returns: undefined
                           },
"own_document":
{ Args: { "invoice_id": string }; Returns: Json
                           },
"pause_schedule":
{ Args: { "schedule_id": string }; Returns: undefined
                           },
"pdf_copy":
{ Args: { "document_id": string,"version": string }; Returns: string
                           },
"ping_webhook":
{ Args: { "webhook_id": string }; Returns: undefined
                           },
"preview_corrected_note":
{ Args: { "amount_minor"?: number,"items"?: Json,"note_id": string }; Returns: Json
                           },
"preview_credit_note":
{ Args: { "amount_minor"?: number,"commercial"?: boolean,"invoice_id": string,"items"?: Json }; Returns: Json
                           },
"preview_debit_note":
{ Args: { "amount_minor"?: number,"invoice_id": string,"items"?: Json }; Returns: Json
                           },
"preview_import":
{ Args: { "import_id": string }; Returns: Json
                           },
"prove_password":
{ Args: { "password": string }; Returns: boolean
                           },
"record_payment":
{ Args: { "advance_for"?: string,"amount_minor": number,"credited_on"?: string,"excess"?: string,"invoice_id": string,"method": string,"note"?: string,"paid_on": string,"reference"?: string,"request_key": string,"tds_kind"?: string,"tds_minor"?: number,"tell_client"?: boolean }; Returns: string
                           },
"record_receipt":
{ Args: { "advance_for"?: string,"allocations"?: Json,"amount_minor": number,"client_id": string,"credited_on"?: string,"currency": string,"excess"?: string,"method": string,"note"?: string,"paid_on": string,"reference"?: string,"request_key": string,"tds_kind"?: string,"tell_client"?: boolean }; Returns: string
                           },
"refund_advance":
{ Args: { "amount_minor": number,"method": string,"note"?: string,"paid_on": string,"receipt_id": string,"reference"?: string,"request_key": string }; Returns: Json
                           },
"refund_credit_note":
{ Args: { "amount_minor": number,"method": string,"note"?: string,"note_id": string,"paid_on": string,"reference"?: string,"request_key": string }; Returns: string
                           },
"register_figures":
{ Args: { "first_day": string,"last_day": string,"register": string }; Returns: Json
                           },
"reject_note":
{ Args: { "note_id": string,"rejected_on"?: string }; Returns: undefined
                           },
"rejected_notes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"remember_deductor":
{ Args: { "client_id"?: string,"deductor": string,"forgets"?: boolean,"tan": string }; Returns: undefined
                           },
"remove_certificate":
{ Args: { "certificate_id": string }; Returns: undefined
                           },
"remove_comment":
{ Args: { "comment_id": string }; Returns: undefined
                           },
"remove_member":
{ Args: { "person_id": string }; Returns: undefined
                           },
"remove_webhook":
{ Args: { "webhook_id": string }; Returns: undefined
                           },
"renew_share":
{ Args: { "invoice_id": string }; Returns: string
                           },
"renew_webhook_secret":
{ Args: { "webhook_id": string }; Returns: string
                           },
"repeated_content":
{ Args: { "document_id": string }; Returns: Json
                           },
"replay_webhook":
{ Args: { "delivery_id": string }; Returns: undefined
                           },
"reports_standing":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"request_deletion":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"restore_draft":
{ Args: { "draft_id": string }; Returns: undefined
                           },
"restore_invoice":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"restore_state":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"resume_schedule":
{ Args: { "schedule_id": string }; Returns: undefined
                           },
"return_advance":
{ Args: { "amount_minor": number,"method": string,"note"?: string,"paid_on": string,"receipt_id": string,"reference"?: string }; Returns: undefined
                           },
"revise_invoice":
{ Args: { "invoice_id": string }; Returns: string
                           },
"revoke_share":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"save_draft":
{ Args: { "content": Json,"draft_id": string,"kind"?: string,"version": number }; Returns: Json
                           },
"schema_version":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"search_clients":
{ Args: { "most"?: number,"query": string }; Returns: Json
                           },
"search_hsn":
{ Args: { "most"?: number,"query": string,"skip"?: number }; Returns: Json
                           },
"search_invoices":
{ Args: { "most"?: number,"query": string }; Returns: Database["books"]['Views']["invoice_summaries"]['Row'][]
                          SetofOptions: {
        from: "*"
        to: "invoice_summaries"
        isOneToOne: false
        isSetofReturn: true
      } },
"security_facts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"set_acceptance":
{ Args: { "accepted_on"?: string,"agreed_days"?: number,"invoice_id": string }; Returns: Json
                           },
"set_bank_rows_aside":
{ Args: { "aside"?: boolean,"row_ids": (string)[] }; Returns: undefined
                           },
"set_deduction":
{ Args: { "credited_on"?: string,"payment_id": string,"tds_kind"?: string }; Returns: undefined
                           },
"set_invoice_numbering":
{ Args: { "next_sequence"?: number,"padding"?: number,"prefix"?: string }; Returns: Json
                           },
"set_shipping":
{ Args: { "invoice_id": string,"port_code"?: string,"shipping_bill"?: string,"shipping_bill_date"?: string }; Returns: Json
                           },
"share_invoice":
{ Args: { "invoice_id": string }; Returns: string
                           },
"share_statement":
{ Args: { "client_id": string,"currency": string,"first_day": string,"last_day": string }; Returns: string
                           },
"shared_document":
{ Args: { "token": string }; Returns: Json
                           },
"shared_invoice":
{ Args: { "token": string }; Returns: Json
                           },
"shared_receipt":
{ Args: { "token": string }; Returns: Json
                           },
"shared_statement":
{ Args: { "token": string }; Returns: Json
                           },
"stage_import":
{ Args: { "import_id": string,"kind": string,"place": number,"rows": Json }; Returns: Json
                           },
"stage_restore":
{ Args: { "part": string,"place": number,"restore_id": string,"rows": Json }; Returns: undefined
                           },
"start_export":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"stop_mails":
{ Args: { "scope": string,"token": string }; Returns: Json
                           },
"switch_webhook":
{ Args: { "is_on": boolean,"webhook_id": string }; Returns: undefined
                           },
"take_back_restore":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"take_mails":
{ Args: { "day"?: string,"goes_on"?: boolean,"most": number,"most_a_day"?: number }; Returns: Json
                           },
"take_pdf_permit":
{ Args: { "token": string }; Returns: number
                           },
"take_permit":
{ Args: { "bucket": string,"capacity": number,"refill_per_minute": number }; Returns: number
                           },
"take_webhooks":
{ Args: { "most": number }; Returns: Json
                           },
"tally_documents":
{ Args: { "after_day"?: string,"after_id"?: string,"first_day": string,"last_day": string,"most"?: number }; Returns: Json
                           },
"tally_money":
{ Args: { "after_day"?: string,"after_id"?: string,"first_day": string,"last_day": string,"most"?: number }; Returns: Json
                           },
"tds_books":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"tds_percent":
{ Args: { "client_id": string }; Returns: number
                           },
"uncheck_month":
{ Args: { "first_day": string }; Returns: undefined
                           },
"undo_import":
{ Args: { "import_id": string }; Returns: number
                           },
"undo_payment":
{ Args: { "payment_id": string,"reason": string }; Returns: undefined
                           },
"undo_receipt":
{ Args: { "reason": string,"receipt_id": string }; Returns: undefined
                           },
"undo_write_off":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"unfile_period":
{ Args: { "first_day": string,"form"?: string,"gstin"?: string,"last_day": string,"reason": string }; Returns: Json
                           },
"use_recovery_code":
{ Args: { "code": string,"person": string }; Returns: boolean
                           },
"webhook_attempts":
{ Args: { "most"?: number,"webhook_id": string }; Returns: Json
                           },
"whose_account":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"withdraw_statement":
{ Args: { "client_id": string,"currency": string,"first_day": string,"last_day": string }; Returns: undefined
                           },
"write_import":
{ Args: { "import_id": string }; Returns: Json
                           },
"write_off_invoice":
{ Args: { "invoice_id": string,"reason": string }; Returns: undefined
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "books": {
          Enums: {
            "uqc": ["BAG", "BAL", "BDL", "BKL", "BOU", "BOX", "BTL", "BUN", "CAN", "CBM", "CCM", "CMS", "CTN", "DOZ", "DRM", "GGK", "GMS", "GRS", "GYD", "KGS", "KLR", "KME", "LTR", "MLT", "MTR", "MTS", "NOS", "PAC", "PCS", "PRS", "QTL", "ROL", "SET", "SQF", "SQM", "SQY", "TBS", "TGM", "THD", "TON", "TUB", "UGS", "UNT", "YDS", "OTH"]
          }
        },"public": {
          Enums: {
            
          }
        }
} as const
