/** Words of one meaning, and the English ones that Korean documentation uses beside them. */
export const synonyms = `
가비지 쓰레기 garbage
객체 오브젝트 object
검색 탐색 찾다 search
검증 유효성 밸리데이션 validation
계정 어카운트 account
권한 퍼미션 permission
그룹 group
기다리다 대기 wait
기본값 디폴트 초깃값 default
나누다 분할 분리 split
내보내다 익스포트 export
네임스페이스 namespace
네트워크 network
노드 node
느리다 성능 속도 performance slow
다운로드 내려받기 download
데이터 data
데이터베이스 디비 database db
데이터타입 자료형
도구 툴 tool
도커 docker
동기 싱크 sync
드롭다운 dropdown
디렉터리 디렉토리 폴더 directory folder
디버그 디버깅 debug
디자인 design
디바이스 기기 장치 device
라우터 router
라우팅 라우트 routing route
라이브러리 library
라이선스 license
라이프사이클 생명주기 수명주기 lifecycle
런타임 runtime
레이아웃 layout
렌더링 렌더 render
로그 log
로그인 인증 login auth
로딩 로드 불러오다 load
루트 root
루프 반복문 loop
리듀서 reducer
리렌더링 재렌더링 리렌더 rerender
리스너 listener
리스트 목록 list
리액트 react
리팩터링 리팩토링 refactor
마우스 mouse
마운트 mount
마이그레이션 migrate
막다 방지 차단 prevent block
만들다 생성 create
매개변수 파라미터 인자 인수 parameter argument
메모리 memory
메모이제이션 메모화 memo
메서드 메소드 method
메시지 메세지 message
명령 명령어 커맨드 command
모달 팝업 modal dialog
모듈 module
문서 도큐먼트 document
문자열 스트링 string
미들웨어 middleware
바꾸다 변경 수정 교체 change
바인딩 binding
반복 iterate
배열 어레이 array
배포 디플로이 deploy
백업 backup
버그 결함 bug
버전 version
버튼 button
번들 bundle
번들러 bundler
변수 variable
병합 합치다 merge
보안 시큐리티 security
보내다 전송 발송 send
복사 복제 copy clone
뷰 vue view
브라우저 browser
비동기 async
비밀번호 비번 암호 패스워드 password
빌드 build
사용자 유저 user
사파리 safari
삭제 제거 지우다 없애다 remove delete
상태 스테이트 state
생성자 constructor
서버 server
설정 구성 컨피그 config configuration setting
설치 인스톨 install setup
성능 퍼포먼스 performance
세션 session
속성 프로퍼티 어트리뷰트 property attribute
쉘 셸 shell
스크롤 scroll
스크립트 script
스타일 style
스타일시트 stylesheet
스토어 저장소 store
슬롯 slot
실행 구동 run execute
아이콘 icon
알림 노티 notification
애니메이션 animation
앱 애플리케이션 어플리케이션 app application
에러 오류 error exception
에디터 편집기 editor
엘리먼트 요소 element
업그레이드 업데이트 갱신 upgrade update
열다 open
옵션 option
웹팩 webpack
이미지 그림 사진 image
이벤트 event
이스케이프 escape
인덱스 색인 index
인스턴스 instance
인터페이스 interface
읽다 read
입력 인풋 input
자바스크립트 javascript js
자식 하위 child
전달 넘기다 pass
정렬 소트 sort
조건부 조건 conditional
주석 코멘트 comment
중지 정지 중단 종료 멈추다 stop
지연 딜레이 delay
초기화 리셋 reset
캐시 캐싱 cache
커서 cursor
커스텀 맞춤 custom
컨테이너 container
컨텍스트 context
컴파일러 compiler
컴파일 compile
컴포넌트 component
켜다 활성화 enable
끄다 비활성화 해제 disable
코드 code
콘솔 터미널 console terminal
콜백 callback
쿠키 cookie
쿼리 질의 query
크기 사이즈 size
크롬 chrome
클래스 class
클라이언트 client
클릭 click
키 key
키보드 keyboard
타입 형식 자료형 type
타입스크립트 typescript ts
타임아웃 시간초과 timeout
테마 theme
테스트 시험 test
템플릿 template
토글 toggle
토큰 token
트랜지션 transition
파이어폭스 firefox
파이프라인 pipeline
파일 file
패키지 package
포커스 focus
포트 port
폼 양식 form
프레임워크 framework
프로세스 process
프로젝트 project
프로퍼티 prop property
프록시 proxy
플래그 flag
플러그인 plugin
픽셀 pixel
필터 필터링 filter
하이드레이션 hydration hydrate
함수 펑션 function
해시 hash
핸들러 handler
헤더 header
호출 콜 call
호환성 호환 compatibility
환경변수 environment
훅 hook
가격 요금 비용 돈 price cost
공유 share
구독 subscription
글꼴 폰트 서체 font
글자 문자 character
기가 기가바이트 gb
단축키 핫키 shortcut hotkey
링크 link
맥 맥북 macos mac
메가 메가바이트 mb
메뉴 menu
메모 노트 note
메일 이메일 email
무료 공짜 free
복원 복구 restore recover
스마트폰 폰 핸드폰 휴대폰 모바일 mobile phone
아이폰 아이패드 ios
안드로이드 갤럭시 android
암호화 encryption
업로드 올리다 upload
오프라인 offline
요금제 플랜 plan
윈도우 윈도우즈 windows
인쇄 프린트 print
창 window
컴퓨터 피씨 데스크톱 desktop computer pc
큐알 qr
탭 tab
태그 해시태그 tag hashtag
표 테이블 table
한글 한국어 korean
환불 refund
휴지통 trash
가져오다 임포트 import
게시 게재 발행 publish
동영상 비디오 영상 video
만료 기한 expire
발표 프레젠테이션 슬라이드 presentation slide
부모 상위 parent
삽입 임베드 embed insert
색 색상 색깔 컬러 color
소리 음성 오디오 audio
전역 글로벌 global
제목 타이틀 title heading
주소 url
지도 맵 map
취소 해지 cancel
학생 대학생 student
화면 스크린 screen
확장 익스텐션 extension
회사 기업 조직 company
`
