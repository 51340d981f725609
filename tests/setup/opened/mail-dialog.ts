export const overdue = { status: 'OVERDUE', due_date: '2025-11-02' }
