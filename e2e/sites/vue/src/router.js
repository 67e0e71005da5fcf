import { createRouter, createWebHistory } from 'vue-router'
import Page from './Page.vue'

export const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [{ path: '/:page(.*)*', component: Page }],
  scrollBehavior: ({ hash }) => (hash ? { el: `[id="${decodeURIComponent(hash.slice(1))}"]` } : { top: 0 })
})
