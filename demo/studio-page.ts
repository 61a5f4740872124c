import { type Order, openStudio } from '@hearth/photographer/studio'

declare global {
  interface Window {
    photograph(order: Order): string
  }
}

const canvas = document.createElement('canvas')
document.body.append(canvas)
window.photograph = openStudio(canvas)
