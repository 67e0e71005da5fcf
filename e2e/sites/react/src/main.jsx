import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.jsx'

createRoot(document.getElementById('root')).render(
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <App />
  </BrowserRouter>
)
