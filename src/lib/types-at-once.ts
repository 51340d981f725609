/** Whether a field may take the focus by itself: not where the keyboard would come up and cover the page. */
export const typesAtOnce = () => !matchMedia('(pointer: coarse)').matches
