import { StrictMode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from './pages.js'
import './app.css'

const useDark = () => {
  const [isDark, setDark] = useState(
    () => (localStorage.getItem('tracer-theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) === 'dark'
  )
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    localStorage.setItem('tracer-theme', isDark ? 'dark' : 'light')
  }, [isDark])
  return [isDark, setDark]
}

const Page = () => {
  const { pathname, hash } = useLocation()
  const html = pages[pathname.replace(/\/$/, '') || '/']
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else scrollTo(0, 0)
  }, [pathname, hash])
  return html ? <main dangerouslySetInnerHTML={{ __html: html }} /> : <main>There is no such page.</main>
}

export const App = () => {
  const [isDark, setDark] = useDark()
  return (
    <StrictMode>
      <header>
        <Link to="/">Tracer</Link>
        <Link to="/guides/install">Install</Link>
        <Link to="/guides/spans">Spans</Link>
        <Link to="/reference/options">Options</Link>
        <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
          Dark
        </button>
        <Search />
      </header>
      <Page />
    </StrictMode>
  )
}

const Search = () => {
  useEffect(() => {
    const focus = event => {
      if (event.key !== '/' || event.target.closest?.('input, textarea')) return
      event.preventDefault()
      document.querySelector('[type=search]').focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return <input type="search" placeholder="Search /" />
}
