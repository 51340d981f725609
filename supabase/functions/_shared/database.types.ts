export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "businesses": {
                  Row: {
                    "address": string | null,"business_type": string | null,"city": string | null,"country": string,"created_at": string,"description": string | null,"email": string,"id": string,"logo": string | null,"name": string,"phone": string,"postal_code": string,"state": string | null,"tax_id": string | null,"updated_at": string,"user_id": string,"website": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string | null,"business_type"?: string | null,"city"?: string | null,"country"?: string,"created_at"?: string,"description"?: string | null,"email": string,"id"?: string,"logo"?: string | null,"name": string,"phone": string,"postal_code": string,"state"?: string | null,"tax_id"?: string | null,"updated_at"?: string,"user_id"?: string,"website"?: string | null
                  }
                  Update: {
                    "address"?: string | null,"business_type"?: string | null,"city"?: string | null,"country"?: string,"created_at"?: string,"description"?: string | null,"email"?: string,"id"?: string,"logo"?: string | null,"name"?: string,"phone"?: string,"postal_code"?: string,"state"?: string | null,"tax_id"?: string | null,"updated_at"?: string,"user_id"?: string,"website"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"invoice_counters": {
                  Row: {
                    "business_id": string,"financial_year": string,"last_sequence": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "business_id": string,"financial_year": string,"last_sequence": number,"user_id": string
                  }
                  Update: {
                    "business_id"?: string,"financial_year"?: string,"last_sequence"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoice_counters_business_id_fkey"
      columns: ["business_id"]
isOneToOne: false
      referencedRelation: "businesses"
      referencedColumns: ["id"]
    }
                  ]
                },"invoice_items": {
                  Row: {
                    "amount_inr_minor": number | null,"amount_minor": number,"description": string,"id": string,"invoice_id": string,"position": number,"quantity": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_inr_minor"?: number | null,"amount_minor": number,"description": string,"id"?: string,"invoice_id": string,"position": number,"quantity"?: number,"user_id": string
                  }
                  Update: {
                    "amount_inr_minor"?: number | null,"amount_minor"?: number,"description"?: string,"id"?: string,"invoice_id"?: string,"position"?: number,"quantity"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoice_items_invoice"
      columns: ["invoice_id","user_id"]
isOneToOne: false
      referencedRelation: "invoice_details"
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
    }
                  ]
                },"invoices": {
                  Row: {
                    "business_id": string,"cancelled_at": string | null,"client_email": string,"client_name": string,"created_at": string,"currency": string,"due_date": string,"exchange_rate": number | null,"financial_year": string,"id": string,"issue_date": string,"notes": string | null,"number": string,"paid_date": string | null,"payment_method": string | null,"pdf_token": string,"request_fingerprint": string,"request_key": string,"seller": NonNullable<Json>,"sequence": number,"status": string,"total_inr_minor": number | null,"total_minor": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "business_id": string,"cancelled_at"?: string | null,"client_email": string,"client_name": string,"created_at"?: string,"currency"?: string,"due_date": string,"exchange_rate"?: number | null,"financial_year": string,"id"?: string,"issue_date": string,"notes"?: string | null,"number"?: never,"paid_date"?: string | null,"payment_method"?: string | null,"pdf_token"?: string,"request_fingerprint": string,"request_key": string,"seller": NonNullable<Json>,"sequence": number,"status"?: string,"total_inr_minor"?: number | null,"total_minor": number,"user_id": string
                  }
                  Update: {
                    "business_id"?: string,"cancelled_at"?: string | null,"client_email"?: string,"client_name"?: string,"created_at"?: string,"currency"?: string,"due_date"?: string,"exchange_rate"?: number | null,"financial_year"?: string,"id"?: string,"issue_date"?: string,"notes"?: string | null,"number"?: never,"paid_date"?: string | null,"payment_method"?: string | null,"pdf_token"?: string,"request_fingerprint"?: string,"request_key"?: string,"seller"?: NonNullable<Json>,"sequence"?: number,"status"?: string,"total_inr_minor"?: number | null,"total_minor"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invoices_business_id_fkey"
      columns: ["business_id"]
isOneToOne: false
      referencedRelation: "businesses"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"dob": string | null,"email": string,"id": string,"location": string | null,"mail_monthly_summary": boolean,"mail_payment_claims": boolean,"mail_reminders": boolean,"name": string,"phone": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"dob"?: string | null,"email": string,"id": string,"location"?: string | null,"mail_monthly_summary"?: boolean,"mail_payment_claims"?: boolean,"mail_reminders"?: boolean,"name": string,"phone"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"dob"?: string | null,"email"?: string,"id"?: string,"location"?: string | null,"mail_monthly_summary"?: boolean,"mail_payment_claims"?: boolean,"mail_reminders"?: boolean,"name"?: string,"phone"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "invoice_details": {
                  Row: {
                    "client_email": string,"client_name": string,"created_at": string,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"issue_date": string,"items": Json | null,"notes": string | null,"number": string,"paid_date": string | null,"payment_method": string | null,"pdf_token": string,"seller": NonNullable<Json>,"status": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"invoice_summaries": {
                  Row: {
                    "client_email": string,"client_name": string,"created_at": string,"currency": string,"due_date": string,"exchange_rate": number | null,"id": string,"issue_date": string,"number": string,"status": string | null,"total_inr_minor": number | null,"total_minor": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "client_email"?: string | null,"client_name"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due_date"?: string | null,"exchange_rate"?: number | null,"id"?: string | null,"issue_date"?: string | null,"number"?: string | null,"status"?: never,"total_inr_minor"?: number | null,"total_minor"?: number | null,"user_id"?: string | null
                         }
                        Update: {
                           "client_email"?: string | null,"client_name"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due_date"?: string | null,"exchange_rate"?: number | null,"id"?: string | null,"issue_date"?: string | null,"number"?: string | null,"status"?: never,"total_inr_minor"?: number | null,"total_minor"?: number | null,"user_id"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "create_invoice":
{ Args: { "client_email": string,"client_name": string,"currency"?: string,"due_date": string,"exchange_rate"?: number,"items": Json,"notes"?: string,"request_key": string }; Returns: string
                           },
"dashboard_months":
{ Args: { "last_month": string }; Returns: {
              "month": string,"outstanding_minor": number,"received_minor": number
            }[]
                           },
"dashboard_summary":
{ Args: { "first_day": string,"last_day": string }; Returns: {
              "invoices": number,"overdue": number,"overdue_minor": number,"paid": number,"received_minor": number,"revenue_minor": number,"unpaid": number,"without_rate": number
            }[]
                           },
"delete_invoice":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"invoice_document":
{ Args: { "token": string }; Returns: Json
                           },
"invoices_this_month":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"restore_invoice":
{ Args: { "invoice_id": string }; Returns: undefined
                           },
"search_invoices":
{ Args: { "most"?: number,"query": string }; Returns: {
              "client_email": string,
"client_name": string,
"created_at": string,
"currency": string,
"due_date": string,
"exchange_rate": number | null,
"id": string,
"issue_date": string,
"number": string,
"status": string | null,
"total_inr_minor": number | null,
"total_minor": number,
"user_id": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "invoice_summaries"
        isOneToOne: false
        isSetofReturn: true
      } }
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
  "public": {
          Enums: {
            
          }
        }
} as const
