/** A pin this close stands at the address. Kilometers. */
export const AT_ADDRESS_KM = 0.03
